/** What the form holds. Each is empty until it is chosen or typed. */
export interface DepositValues {
  /** What the method of payment is called on the wire. */
  method: string;
  /** Decimal text. */
  amount: string;
  promoId: string;
  bankCode: string;
  depositorName: string;
  reference: string;
}

export const emptyDeposit: DepositValues = {
  method: '',
  amount: '',
  promoId: '',
  bankCode: '',
  depositorName: '',
  reference: '',
};
