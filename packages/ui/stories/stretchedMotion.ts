/** Milliseconds of a duration that `stretchMotion` stretches. */
export const stretched = 60_000;

/** A story's `beforeEach` that makes a duration token last a minute, so that its motion cannot end before the check. */
export const stretchMotion = (token: `--duration-${string}`) => () => {
  const { style } = document.documentElement;
  style.setProperty(token, `${stretched}ms`);
  return () => void style.removeProperty(token);
};

/** Durations of the current animations of an element, in milliseconds. */
export const durationsOf = (element: Element) =>
  element.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration);

/** Finishes all animations of an element, including its backdrop. */
export function finishMotion(element: Element): void {
  for (const animation of element.getAnimations({ subtree: true })) animation.finish();
}
