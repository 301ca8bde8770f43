const pageOnShow = () => window.location.pathname + window.location.search;

let turns = 0;

/**
 * Marks that the content of the page has changed, although its address is the same, so that callers of `notePage` can
 * cancel pending actions.
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
