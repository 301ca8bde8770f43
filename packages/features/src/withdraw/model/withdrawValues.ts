/** What the form holds. */
export interface WithdrawValues {
  /** Empty where none was chosen: one alone needs no choice. */
  cardId: string;
  /** Decimal text. */
  amount: string;
  paymentPassword: string;
}
