export interface Bar {
  /** Its label, for example a day with its year. Labels are unique. */
  label: string;
  /** The label in as few letters as possible, below the bar. */
  shortLabel: string;
  /** Its height, negative below zero. It is used only to draw the bar, so it may be rounded. */
  value: number;
  /** Its exact number, formatted. */
  text: string;
}
