const pageOnShow = () => window.location.pathname + window.location.search;

/** Returns a function that says whether the page that is on show now is still the one on show when it is called. */
export function notePage(): () => boolean {
  const noted = pageOnShow();
  return () => pageOnShow() === noted;
}
