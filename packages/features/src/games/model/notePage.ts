const pageOnShow = () => window.location.pathname + window.location.search;

let turns = 0;

/**
 * Says that the page shows something else from now on, though its address is the same: what was on its way is not
 * wanted any more.
 */
export function turnPage(): void {
  turns += 1;
}

/** Returns a function that says whether the page that is on show now is still the one on show when it is called. */
export function notePage(): () => boolean {
  const noted = pageOnShow();
  const turn = turns;
  return () => pageOnShow() === noted && turns === turn;
}
