/** The values of the form. */
export interface WithdrawValues {
  /** Empty if none was chosen. A single card needs no choice. */
  cardId: string;
  /** Decimal text. */
  amount: string;
  paymentPassword: string;
}
