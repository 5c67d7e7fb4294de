import './style/fonts.css';
import './style/tokens.css';
import './style/look.css';
import { mount, type Component } from 'svelte';
import { houseArt } from './board/art';
import { keptLanguage } from './device/language';
import { lazy } from './net/lazy';
import { page, type Page } from './page';
import { pages } from './pages';
import { LANGUAGES, words } from './words/words.svelte';

/**
 * The language of the address, of this device, or of the browser, in this order: the server wrote the page in it. A
 * page that was kept for when there is no connection may be older than what was chosen since.
 */
const wishes = [new URLSearchParams(location.search).get('lang'), keptLanguage(), document.documentElement.lang];
const language = wishes.flatMap((wish) => LANGUAGES.find((one) => one === wish) ?? [])[0] ?? 'en';

/** A page takes of what its address says whatever it knows. */
const load = ({ kind }: Page) => pages[kind]() as Promise<{ default: Component<Record<string, unknown>> }>;

async function begin(): Promise<void> {
  const here = page(location);
  const [{ default: Shown }] = await Promise.all([lazy(() => load(here)), words.load(language), houseArt()]);
  const written = document.querySelector('main'); // by the server, for those without scripts
  document.body.replaceChildren();
  mount(Shown, { target: document.body, props: { ...here, written } });
}

void begin();
const LATER = 3000; // ms: when the page is there and nobody waits for anything
setTimeout(() => import('./device/later').catch(() => {}), LATER);
