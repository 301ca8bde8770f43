export interface Bar {
  /** The label of the bar, for example a day with its year. Labels are unique. */
  label: string;
  /** A label that is as short as possible. It is shown below the bar. */
  shortLabel: string;
  /** The height of the bar, negative below zero. It may be rounded, because it is only used to draw the bar. */
  value: number;
  /** The exact number, formatted. */
  text: string;
}
