/** The page of each kind of address, fetched when it is wanted. */

const livingRoom = () => import('./living-room');

export const pages = {
  home: () => import('./home/Home.svelte'),
  table: () => import('./table/TablePage.svelte'),
  screen: () => livingRoom().then((room) => room.screen()),
  hand: () => livingRoom().then((room) => room.hand()),
  evening: () => livingRoom().then((room) => room.evening()),
  replay: () => import('./replay/ReplayPage.svelte'),
  lesson: () => import('./learn/LessonPage.svelte'),
  puzzles: () => import('./puzzles/PuzzlesPage.svelte'),
  claim: () => import('./home/Claim.svelte'),
  text: () => import('./common/Article.svelte'),
};
