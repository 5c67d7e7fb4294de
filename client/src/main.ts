import '@fontsource/almendra/latin-700.css';
import './style/fonts.css';
import './style/tokens.css';
import './style/look.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { houseArt } from './board/art';
import { me } from './net/api';
import { LANGUAGES, words, type Language } from './words/words.svelte';

/** The language of the address, of this device, or of the browser, in this order. */
async function language(): Promise<Language> {
  const asked = new URLSearchParams(location.search).get('lang');
  const kept = await me().catch(() => undefined);
  const wished = [asked, kept?.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wished.find((one): one is Language => LANGUAGES.includes(one as Language)) ?? 'en';
}

/** What the server wrote for those without scripts: its article is shown in the page's own dress. */
function plainArticle(): Element | null {
  const article = document.querySelector('main article');
  article?.remove();
  return article;
}

async function begin(): Promise<void> {
  await Promise.all([language().then((found) => words.load(found)), houseArt()]);
  const article = plainArticle();
  document.body.replaceChildren();
  document.querySelector('link[href="/plain.css"]')?.remove();
  mount(App, { target: document.body, props: { article } });
}

void begin();
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js').catch(() => {});
