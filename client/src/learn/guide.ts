/** What a learner is told beside the board. */

/** What the game is about, what is to be done, what came of it, and what the others do then. */
export type Phase = 'aim' | 'do' | 'why' | 'rest';

export interface Guide {
  phase: Phase;
  title: string;
  text: string;
  clauses: string[];
  points: string[]; // spots to look at
  steps: string[]; // what does what is to be done: steps, or verbs for all steps with them
  at: number; // which scene it is, from 0
  count: number;
  onnext: () => void; // to what comes after this phase
  onskip: () => void; // to the next scene
  onback?: () => void;
}

/** Whether a step is what the scene is about. */
export const isWanted = ({ steps }: Guide, step: string): boolean =>
  steps.some((one) => one === step || one === verbOf(step));
/** Whether some step with that verb is. */
export const isVerbWanted = ({ steps }: Guide, verb: string): boolean => steps.some((one) => verbOf(one) === verb);
const verbOf = (step: string): string => step.split(' ')[0]!;
