import type { Art } from './art';

/** The game's own colours, for as long as its board is shown. To be called while a component is set up. */
export function wearPalette(art: () => Art | undefined): void {
  $effect(() => {
    const style = document.documentElement.style;
    const palette = art()?.palette ?? [];
    for (const [name, value] of palette) style.setProperty(name, value);
    return () => palette.forEach(([name]) => style.removeProperty(name));
  });
}
