/** The touch timings of the product, in milliseconds, and distances, in pixels. */
export const pressTiming = {
  /** Time from the touch until the control looks pressed. A delay prevents highlights while the player scrolls. */
  pressIn: 130,
  /** Time from the touch until it is a long press. */
  longPress: 370,
  /** Time from the release until the control no longer looks pressed. */
  pressOut: 100,
  /** Distance outside its edges at which a finger still presses it. */
  retentionOffset: 20,
  /** Maximum movement. A longer movement cancels the press, wherever it ends. */
  movement: 30,
} as const;
