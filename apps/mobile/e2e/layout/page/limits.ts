import type { Numerals } from '@livery/i18n';

/** Limits for layout faults. */
export interface Limits {
  /** Minimum size of text in pixels. */
  text: number;
  /** Minimum size of a control in pixels. */
  touch: number;
  /** Minimum size in pixels of a control that moves money; see `money`. */
  moneyTouch: number;
  /** Selector of the controls that move money. */
  money: string;
  /** The numerals of the page. If they are missing, the digits of the page are not checked. */
  numerals?: Numerals;
}
