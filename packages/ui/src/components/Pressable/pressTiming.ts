/** The product's touch timings: milliseconds, and pixels. */
export const pressTiming = {
  /** From the touch until it looks pressed: a finger that only scrolls by lights nothing up. */
  pressIn: 130,
  /** From the touch until it counts as a long press. */
  longPress: 370,
  /** From letting go until it no longer looks pressed. */
  pressOut: 100,
  /** How far outside its edges a finger may stray and still press it. */
  retentionOffset: 20,
  /** Movement beyond this is no press any more, wherever it ends. */
  movement: 30,
} as const;
