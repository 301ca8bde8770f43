/** Settings of the screenshots, and the limits for a difference between two pictures. */
export const look = {
  animations: 'disabled',
  caret: 'hide',
  scale: 'css',
  // Rendering noise stays below these limits; a changed padding, corner or colour does not (tests/checker.test.ts).
  threshold: 0.02,
  maxDiffPixels: 20,
} as const;
