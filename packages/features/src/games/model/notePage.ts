const pageOnShow = () => window.location.pathname + window.location.search;

let turns = 0;

/**
 * Marks that the page shows other content from now on, although its address is the same: pending actions are then no
 * longer relevant.
 */
export function markContentChange(): void {
  turns += 1;
}

/** Returns a function that checks whether the page that is shown now is still shown when it is called. */
export function notePage(): () => boolean {
  const noted = pageOnShow();
  const turn = turns;
  return () => pageOnShow() === noted && turns === turn;
}
