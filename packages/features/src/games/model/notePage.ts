const pageOnShow = () => window.location.pathname + window.location.search;

let turns = 0;

/**
 * Marks that the content of the page has changed although its address is the same. Then callers of `notePage` can
 * cancel pending actions.
 */
export function markContentChange(): void {
  turns += 1;
}

/** Stores which page is shown now. Returns a function that checks whether this page is still shown. */
export function notePage(): () => boolean {
  const noted = pageOnShow();
  const turn = turns;
  return () => pageOnShow() === noted && turns === turn;
}
