import '@fontsource/almendra/latin-700.css';
import './style/fonts.css';
import './style/tokens.css';
import './style/look.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { houseArt } from './board/art';
import { keptLanguage } from './device/language';
import { page } from './page';
import { parts } from './parts';
import { LANGUAGES, words } from './words/words.svelte';

/**
 * The language of the address, of this device, or of the browser, in this order: the server wrote the page in it. A page
 * that was kept for when there is no connection may be older than what was chosen since.
 */
const wishes = [new URLSearchParams(location.search).get('lang'), keptLanguage(), document.documentElement.lang];
const language = wishes.flatMap((wish) => LANGUAGES.find((one) => one === wish) ?? [])[0] ?? 'en';

/** What the server wrote for those without scripts: its article is shown in the page's own dress. */
function plainArticle(): Element | null {
  const article = document.querySelector('main article');
  article?.remove();
  return article;
}

/** Why the server has no such page. */
function plainProblem(): { status: number; message: string } | undefined {
  const problem = document.querySelector<HTMLElement>('main .problem');
  return problem ? { status: Number(problem.dataset.status), message: problem.querySelector('p')?.textContent ?? '' } : undefined;
}

async function begin(): Promise<void> {
  const here = page(location);
  parts[here.kind]().catch(() => {}); // so that it is there by the time the words are
  await Promise.all([words.load(language), houseArt()]);
  const [article, problem] = [plainArticle(), plainProblem()];
  document.body.replaceChildren();
  mount(App, { target: document.body, props: { here, article, problem } });
}

void begin();
// When the page is there and nobody waits for anything.
const LATER = 3000; // ms
setTimeout(() => import('./device/badge').then(({ keepBadge }) => keepBadge(), () => {}), LATER);
if ('serviceWorker' in navigator && import.meta.env.PROD) setTimeout(() => navigator.serviceWorker.register('/sw.js').catch(() => {}), LATER);
