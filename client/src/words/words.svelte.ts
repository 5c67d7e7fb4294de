/** Everything said to people, in Fluent: the page's own words, the house's, and those of the game on the table. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { gameWords, houseWords } from '../net/api';
import type { Args, Piece, Reason, Seat, Situation, Told } from '../net/types';

export type Language = 'fr' | 'en';
export const LANGUAGES: Language[] = ['fr', 'en'];
const SHORT = 100; // ms
const SEAT_ARGS = ['seat', 'other']; // values of these names are seats, and are said by name
/** A value that is several numbers: “3, 5, 8”, or “3 5 8” as a step writes them; numbers in a row as “18..20, 1..3”. */
const NUMBERS = /^\d+(\.\.\d+)?(,? \d+(\.\.\d+)?)*$/;

type Sources = Record<Language, () => Promise<{ default: string }>>;
const own: Sources = {
  fr: () => import('./fr.ftl?raw'),
  en: () => import('./en.ftl?raw'),
};

class Words {
  language = $state<Language>('en');
  names = $state.raw<string[]>([]);
  private bundle = $state.raw(new FluentBundle('en'));
  private game = '';
  private wanted: Language = 'en'; // though it may still be on its way
  private readonly more = new Set<Sources>(); // of what few devices open

  /** Switch to a language, with the words of a game where one is named. */
  async load(language: Language, game = this.game): Promise<void> {
    this.wanted = language;
    const sources = await Promise.all([
      own[language]().then((module) => module.default),
      houseWords(language),
      game ? gameWords(game, language) : '',
    ]);
    for (const more of this.more) sources.push((await more[language]()).default);
    const bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: { SECONDS: ([ms]) => seconds(language, Number(ms)) },
    });
    for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.bundle = bundle;
    this.language = language;
    this.game = game;
    document.documentElement.lang = language;
  }

  /** What a page, or a part of one, says besides: its words stand above those of all pages. */
  also(more: Sources): Promise<void> {
    this.more.add(more);
    return this.load(this.wanted);
  }

  has = (key: string, attribute = ''): boolean => {
    const message = this.bundle.getMessage(key);
    return attribute ? message?.attributes[attribute] !== undefined : message !== undefined;
  };

  say = (key: string, args: Args = {}, attribute = ''): string => {
    const message = this.bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return key === 'unsaid' ? '' : this.say('unsaid', { message: key });
    return this.bundle.formatPattern(pattern, plain(args), []);
  };

  seat = (seat: Seat): string => this.names[seat] || this.say('seat-name', { number: seat + 1 });

  /** Several things in a sentence: “Ada, Élise and Bo”. Fluent has no lists, so this is the one place for them. */
  listed = (items: string[]): string => {
    const last = items.at(-1) ?? '';
    return items.length > 1 ? this.say('list-last', { before: items.slice(0, -1).join(', '), last }) : last;
  };

  /** A time as people say it, to a tenth of a second, “2,3”, and below that to a hundredth. */
  seconds = (ms: number): string => seconds(this.language, ms);

  /** A situation, an effect, a hint, a status …: the message of its kind and name. */
  of = (kind: string, { name, args }: { name: string; args: Args }): string =>
    this.say(`${kind}-${name}`, this.named(args));

  told = (told: Told): string => this.of('event', told);

  /** What to aim for; empty where that goes without saying. */
  aim = (situation: Situation): string =>
    situation.aim ? this.say(`aim-${situation.aim}`, this.named(situation.aim_args)) : '';

  /** Why not: with the numbers of this moment where the clause's message has them. */
  refusal = (reason: Reason): string => {
    const now = this.bundle.getMessage(reason.clause)?.attributes.now && Object.keys(reason.args).length > 0;
    return this.say(reason.clause, this.named(reason.args), now ? 'now' : '');
  };

  /** “move 12” by its verb's message, with the arguments as $a, $b, $c. */
  step = (text: string): string => {
    const [verb = '', ...rest] = text.split(' ');
    const args = lettered(rest);
    if (rest.length > 1 && NUMBERS.test(rest.join(' ')) && !this.mentions(`step-${verb}`, 'b'))
      args.a = this.listed(rest); // a list is one argument
    else if (rest.length > 3) args.a = rest.join(' ');
    return this.say(`step-${verb}`, args);
  };

  spot = (name: string, attribute = ''): string => {
    const [kind = '', ...rest] = name.split('-');
    const args = lettered(rest);
    const seat = Number(rest[0]);
    return this.say(`spot-${kind}`, Number.isInteger(seat) ? { ...args, seat: this.seat(seat) } : args, attribute);
  };

  piece = (piece: Piece): string => this.ofPiece(piece, '');

  /** An attribute of its message; empty where it has none. */
  pieceIn = (piece: Piece, attribute: string): string =>
    this.has(`piece-${piece.is}`, attribute) ? this.ofPiece(piece, attribute) : '';

  /** With the parts of its value as $a, $b, $c, and whose doing it is as $seat. */
  private ofPiece(piece: Piece, attribute: string): string {
    const args = lettered((piece.value ?? '').split('-'));
    if (piece.seat !== undefined) args.seat = this.seat(piece.seat);
    const values = {
      ...args,
      colour: piece.colour ?? -1,
      value: this.spoken(number(piece.value ?? '')),
      count: piece.count ?? 1,
    };
    return this.say(`piece-${piece.is}`, values, attribute);
  }

  private mentions = (key: string, variable: string): boolean =>
    JSON.stringify(this.bundle.getMessage(key)?.value ?? '').includes(`"name":"${variable}"`);

  named(args: Args): Args {
    const named: Args = {};
    for (const [key, value] of Object.entries(args))
      named[key] = SEAT_ARGS.includes(key) ? this.seat(Number(value)) : this.spoken(value);
    return named;
  }

  private spoken = (value: number | string): number | string =>
    typeof value === 'string' && /\D/.test(value) && NUMBERS.test(value)
      ? this.listed(value.split(/,? /).map(this.ranged))
      : value;

  private ranged = (part: string): string => {
    const [low = '', high] = part.split('..');
    return high ? this.say('range', { low, high }) : low;
  };
}

function seconds(language: string, ms: number): string {
  const said = (ms / 1000).toFixed(ms < SHORT ? 2 : 1);
  return language === 'fr' ? said.replace('.', ',') : said;
}

/** Our numbers are small and need no grouping: a browser's own formatting would take longer than all the rest. */
class PlainNumber extends FluentNumber {
  override toString = (): string => String(this.value);
}

function plain(args: Args): Record<string, FluentVariable> {
  const said: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args))
    said[name] = typeof value === 'number' ? new PlainNumber(value) : value;
  return said;
}

export function lettered(texts: string[]): Args {
  const args: Args = {};
  texts.forEach((text, index) => (args[String.fromCharCode(97 + index)] = number(text)));
  return args;
}

/** Numbers as numbers, so that messages can choose by them. */
const number = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text);

export const words = new Words();
