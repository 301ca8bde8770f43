/** How pictures are taken, and how much may differ. */
export const look = {
  animations: 'disabled',
  caret: 'hide',
  scale: 'css',
  // A renderer's noise stays below these; a changed padding, corner or colour does not (tests/checker.test.ts).
  threshold: 0.02,
  maxDiffPixels: 20,
} as const;
