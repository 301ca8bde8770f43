/** The product's touch timings: milliseconds, and pixels. */
export const pressTiming = {
  /** From the touch until it looks pressed, so that scrolling past does not highlight it. */
  pressIn: 130,
  /** From the touch until it counts as a long press. */
  longPress: 370,
  /** From the release until it no longer looks pressed. */
  pressOut: 100,
  /** Distance outside its edges at which a finger still presses it. */
  retentionOffset: 20,
  /** Movement beyond this cancels the press, wherever it ends. */
  movement: 30,
} as const;
