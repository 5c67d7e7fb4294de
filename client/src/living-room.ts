/** The large screen, and the phones in front of it: pages with words of their own. */

import { words } from './words/words.svelte';

const learn = () =>
  words.also({
    fr: () => import('./words/living-room.fr.ftl?raw'),
    en: () => import('./words/living-room.en.ftl?raw'),
  });

export const screen = async () => (await Promise.all([import('./screen/ScreenPage.svelte'), learn()]))[0];
export const hand = async () => (await Promise.all([import('./hand/HandPage.svelte'), learn()]))[0];
