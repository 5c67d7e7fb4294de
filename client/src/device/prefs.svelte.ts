/** What this device prefers. Kept in its own storage, told to nobody. */

type Theme = 'auto' | 'dark' | 'light';
export type Speed = 'calm' | 'normal' | 'brisk';

interface Kept {
  theme: Theme;
  sound: boolean;
  voice: boolean; // what the house says is heard, too
  children: boolean; // for those who do not read: pictures, and always heard
  quick: boolean; // one tap plays
  hints: boolean;
  speed: Speed | ''; // of what is shown; empty: as the game likes it
  aid: boolean; // what is out of the question is struck out
  curtain: boolean;
  name: string;
  face: number; // one of the six witches; -1: not chosen yet
  company: Record<string, Company>; // by game: with how many one last played, and against whom
  people: Who[]; // who has played here, the latest first
}

/** Somebody at this device. */
export interface Who {
  name: string;
  face: number;
}

/** A game against bots: for so many seats, theirs of such a level, or of the one that fits whoever plays here. */
export interface Company {
  seats: number;
  level: number;
  fitting?: boolean; // the level follows from the results on this device
}

const KEY = 'walpurgis';
const USUAL: Kept = {
  theme: 'auto',
  sound: true,
  voice: false,
  children: false,
  quick: false,
  hints: true,
  aid: true,
  speed: '',
  curtain: true,
  name: '',
  face: -1,
  company: {},
  people: [],
};

function read(): Kept {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return USUAL; // storage is off, or holds something else
  }
}

class Prefs {
  private kept = $state<Kept>(read());

  constructor() {
    this.dress();
    // What another tab has set meanwhile, or this one before it was left.
    addEventListener('storage', () => this.reread());
    addEventListener('pageshow', (event) => event.persisted && this.reread());
  }

  get = <K extends keyof Kept>(key: K): Kept[K] => this.kept[key];

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.kept[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // it lasts as long as the page
    }
    this.dress();
  }

  private reread(): void {
    this.kept = read();
    this.dress();
  }

  private dress(): void {
    document.documentElement.dataset.theme = this.kept.theme;
  }
}

export const prefs = new Prefs();
