/** The language that was chosen, in a cookie: the house reads it before it writes a page. */

const COOKIE = 'lang';
const A_YEAR = 365 * 24 * 3600; // s

export function keepLanguage(language: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${A_YEAR}; SameSite=Strict${secure}`;
  forgetAsked();
}

/** Empty where none was chosen. */
export const keptLanguage = (): string => new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(document.cookie)?.[1] ?? '';

/** An address may ask for a language; it must not ask again after another one was chosen. */
function forgetAsked(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}
