export interface Bar {
  /** Its label, for example a day with its year. Labels are unique. */
  label: string;
  /** The label in as few letters as possible, below the bar. */
  shortLabel: string;
  /** Its height, above or below zero; only for the drawing, which may round. */
  value: number;
  /** Its number, formatted, without rounding. */
  text: string;
}
