/** The browser's own voices: everything that the house says can be heard. */

/** Whether this browser can speak at all. */
export const canSpeak = (): boolean => 'speechSynthesis' in globalThis;

/** Say it now, and whatever was being said is over; or after that. told: that it begins, and that it is over. */
export function speak(
  text: string,
  language: string,
  told: (isSpeaking: boolean) => void = () => {},
  isAfter = false,
): void {
  if (!canSpeak() || !text.trim()) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = language;
  const voice = speechSynthesis.getVoices().find((one) => one.lang.toLowerCase().startsWith(language));
  if (voice) said.voice = voice;
  said.onstart = () => told(true);
  said.onend = said.onerror = () => told(false);
  if (!isAfter) speechSynthesis.cancel();
  speechSynthesis.speak(said);
}

export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
