/** What a learner is told beside the board. */

export interface Guide {
  title: string;
  say: string; // what is to be done
  why: string; // what is learnt by it
  clauses: string[];
  points: string[]; // spots to look at
  at: number; // which scene it is, from 0
  count: number;
  isDone: boolean;
  onnext: () => void;
  onback?: () => void;
}
