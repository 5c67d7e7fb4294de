/** The large screen, the phones in front of it, and an evening of several tables: pages with words of their own. */

import { eveningWords } from './evening/requests';
import { words, type Language } from './words/words.svelte';

const learn = () =>
  words.also({
    fr: () => import('./words/living-room.fr.ftl?raw'),
    en: () => import('./words/living-room.en.ftl?raw'),
  });

export const screen = async () => (await Promise.all([import('./screen/ScreenPage.svelte'), learn()]))[0];
export const hand = async () => (await Promise.all([import('./hand/HandPage.svelte'), learn()]))[0];

/** What the page of an evening says, and what the house also prints. */
const learnEvening = () =>
  words.also({
    fr: () => both('fr', import('./words/evening.fr.ftl?raw')),
    en: () => both('en', import('./words/evening.en.ftl?raw')),
  });

const both = async (language: Language, own: Promise<{ default: string }>) => {
  const [page, printed] = await Promise.all([own, eveningWords(language)]);
  return { default: `${printed}\n${page.default}` };
};

export const evening = async () => (await Promise.all([import('./evening/EveningPage.svelte'), learnEvening()]))[0];
