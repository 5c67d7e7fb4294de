/** What the house says at a table, aloud: what happened, what is asked and why something was not done. */

import { untrack } from 'svelte';
import { seenHints } from '../device/hints';
import { prefs } from '../device/prefs.svelte';
import { hush, speak } from '../device/voice';
import { numbered } from '../prompt/lessons';
import { words } from '../words/words.svelte';
import type { Args, Told } from '../net/types';
import type { Chooser } from './chooser.svelte';
import { worthHearing } from './heard';
import type { Table } from './table.svelte';

const MOST = 4; // sentences about others: nobody listens to more
const MOST_FOR_CHILDREN = 2;

export interface Telling {
  readonly last: string;
  readonly isSpeaking: boolean;
  again: () => void;
}

/** As it is said to children, where the message has such a form: shorter, and without the numbers of places. */
function forChildren(kind: string, { name, args }: { name: string; args: Args }): string {
  const key = `${kind}-${name}`;
  return words.has(key, 'child') ? words.say(key, words.named(args), 'child') : words.of(kind, { name, args });
}

const part = (key: string, attribute: string, args: Args = {}): string =>
  words.has(key, attribute) ? words.say(key, args, attribute) : '';

/**
 * Everything is said as soon as it is all on the screen. chooser: of a page for children, on which also what is about
 * to be done is only heard. To be called while a component is set up.
 */
export function tellAloud(of: () => Table, choosing?: () => Chooser): Telling {
  const isForChildren = choosing !== undefined;
  const spoken = isForChildren ? forChildren : words.of;
  let heard = -1; // how long the log was when something was last said: what came before is not told again
  let before = ''; // what was asked when something was last said
  let aimedAt = -1; // the question with which the aim was told: once is enough for children
  let told = ''; // what happened and what is asked, as it was last said
  let last = $state('');
  let isSpeaking = $state(false);

  const isReady = $derived(!of().stage.busy && of().curtain === null && (isForChildren || !of().guide));
  const question = $derived(isReady ? sentence(of()) : '');
  const refusal = $derived.by(() => {
    const { owl } = of();
    if (!owl) return '';
    if (!owl.clause || !words.has(owl.clause)) return owl.message;
    return isForChildren && words.has(owl.clause, 'child')
      ? words.say(owl.clause, words.named(owl.args), 'child')
      : words.refusal(owl);
  });
  const chosen = $derived.by(() => {
    const chooser = choosing?.();
    const { seat } = of();
    if (!chooser?.text || !isReady || !of().isAsking(seat) || of().isSending(seat)) return '';
    return chooser.preview ? spoken('preview', chooser.preview) : '';
  });

  /** What is to be known now, whether one is asked something or not. */
  function sentence(table: Table): string {
    const { guide, stage, situation } = table;
    const view = stage.view;
    if (guide) return isForChildren ? `${guide.phase === 'why' ? '' : guide.title} ${guide.text}`.trim() : '';
    if (!view) return '';
    if (view.standing) return ending(table);
    const secret = view.secret ? spoken('secret', view.secret) : '';
    if (table.isAsking(table.seat)) return `${secret} ${situation ? asked(table) : ''}`.trim();
    if (table.lesson.isOpen) {
      const parts = numbered('lesson').map((name) => `${part(name, 'title')} ${words.say(name)}`);
      return [part('lesson', 'about'), part('lesson', 'aim'), ...parts].join(' ');
    }
    if (view.awaits === 'chance' && 'result' in view.facts && words.has('result')) {
      const { winner } = view.facts;
      const facts = { ...view.facts, winner: typeof winner === 'number' ? words.seat(winner) : '' };
      if (isForChildren && words.has('result', 'child')) return part('result', 'child', facts);
      return ['', 'about', 'far', 'there']
        .map((one) => (one ? part('result', one, facts) : words.say('result', facts)))
        .join(' ');
    }
    if (table.isResting && view.awaits === 'chance' && words.has('ready'))
      return `${words.say('ready')} ${part('ready', 'about')}`;
    return secret;
  }

  function asked({ situation, hints, info, asked: at }: Table): string {
    const said = spoken('situation', situation!);
    if (isForChildren) {
      if (aimedAt < 0) aimedAt = at;
      return at === aimedAt ? `${said} ${aimed(situation!)}`.trim() : said;
    }
    const hint = prefs.get('hints') ? hints.find((one) => !seenHints.has(info.game, one.name)) : undefined;
    return `${said} ${words.aim(situation!)} ${hint ? words.of('hint', hint) : ''}`.trim();
  }
  const aimed = ({ aim, aim_args }: { aim: string; aim_args: Args }): string =>
    aim ? forChildren('aim', { name: aim, args: aim_args }) : '';

  function ending({ stage, mine }: Table): string {
    const { standing, ending } = stage.view!;
    const first = standing!.flatMap((place, seat) => (place === 1 ? [seat] : []));
    const isOwn = first.length === 1 && mine.length === 1 && mine[0] === first[0];
    const names = words.listed(first.map(words.seat));
    const said = words.say(isOwn ? 'after-you' : 'after-title', { names, count: first.length });
    return `${said} ${ending ? words.of('end', ending) : ''}`.trim();
  }

  const isOwn = ({ actor, args }: Told): boolean => actor === of().seat || args.seat === of().seat;

  /** first: what is being said already, and belongs to it when it is said again. */
  function tell(text: string, first = ''): void {
    last = `${first} ${text}`.trim();
    speak(text, words.language, (speaking) => (isSpeaking = speaking), first !== '');
  }
  $effect(() => {
    const now = question;
    const { log } = of().stage;
    if (!isReady) return;
    const most = isForChildren ? MOST_FOR_CHILDREN : MOST;
    if (heard < 0) heard = of().asked;
    const isTold = of().guide || of().stage.view?.standing; // by the owl, or by how it ended
    const fresh = isForChildren && isTold ? [] : log.filter((one) => one.at > untrack(() => heard));
    const news = worthHearing(
      fresh.map((one) => ({ one, text: spoken('event', one) })).filter(({ text }) => text),
      most,
      ({ one }) => isOwn(one),
    );
    heard = Math.max(heard, log.at(-1)?.at ?? 0);
    const isNew = now !== before;
    before = now;
    const text = [...news.map(({ text }) => text), now].join(' ').trim();
    if (!text || !(isNew || news.length)) return;
    told = text;
    untrack(() => tell(text, isSpeaking ? last : '')); // one after the other, however it comes
  });
  /** Whoever goes on has heard enough of what was before. */
  $effect(() => {
    if (of().isSending(of().seat)) untrack(hush);
  });
  $effect(() => {
    if (refusal) untrack(() => tell(refusal));
  });
  $effect(() => {
    if (chosen) untrack(() => tell(chosen, isAlone() ? told : ''));
  });
  /** The only step is chosen by itself, in the same moment as it is asked for: both are said. */
  const isAlone = (): boolean => choosing?.().steps.length === 1;
  $effect(() => hush);

  return {
    get last() {
      return last;
    },
    get isSpeaking() {
      return isSpeaking;
    },
    again: () => tell(last),
  };
}
