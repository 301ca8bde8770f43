/** Values of the form. Each is empty until it is chosen or typed. */
export interface DepositValues {
  /** The name of the method of payment on the wire. */
  method: string;
  /** A decimal string. */
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
