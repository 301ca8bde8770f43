export interface Bar {
  /** What it stands for, such as a day with its year: no two bars have the same. */
  label: string;
  /** The same in as few letters as will do, below the bar. */
  shortLabel: string;
  /** Its height, above zero or below; for the drawing alone, which may round. */
  value: number;
  /** Its figure, formatted, with nothing rounded. */
  text: string;
}
