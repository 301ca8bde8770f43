/** Milliseconds that `stretchMotion` makes a duration last. */
export const stretched = 60_000;

/** A story's `beforeEach` that makes a duration token last a minute, so that its motion cannot end before it is looked at. */
export const stretchMotion = (token: `--duration-${string}`) => () => {
  const { style } = document.documentElement;
  style.setProperty(token, `${stretched}ms`);
  return () => void style.removeProperty(token);
};

/** Durations of what moves an element now, in milliseconds. */
export const durationsOf = (element: Element) =>
  element.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration);

/** Brings everything that moves an element, its backdrop included, to its end. */
export function finishMotion(element: Element): void {
  for (const animation of element.getAnimations({ subtree: true })) animation.finish();
}
