/** The values of the form. */
export interface WithdrawValues {
  /** Id of the chosen card. Empty if none was chosen, because a single card needs no choice. */
  cardId: string;
  /** The amount, as decimal text. */
  amount: string;
  paymentPassword: string;
}
