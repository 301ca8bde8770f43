/** Whether the person asked for less motion. False where there is no window to ask. */
export const prefersStillness = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
