/** The table for children, and all that it needs, fetched by the few devices that show it. */

export const play = () => import('./ChildPlay.svelte');
