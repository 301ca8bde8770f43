/** A mobile number with its dialling code and without a plus: the account name of a member who registered by number. */
const numberAsName = /^[1-9]\d{7,14}$/;

/**
 * The name of an account as it may be shown. Members who register by mobile number are called by it, so it is masked as the
 * security screen masks it: `8801712345678` becomes `+880*****5678`. Where members register by number every other user name has
 * a letter.
 *
 * @param isByNumber whether members register by mobile number at the merchant.
 */
export const shownAccount = (account: string, isByNumber: boolean): string =>
  isByNumber && numberAsName.test(account) ? `+${account.slice(0, 3)}*****${account.slice(-4)}` : account;
