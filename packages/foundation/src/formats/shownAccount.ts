/** A mobile number with its dialling code and without a plus: the account name of a member who registered by number. */
const numberAsName = /^[1-9]\d{7,14}$/;

/**
 * The account name for display. If members register by mobile number, the name is the number, so it is masked as on the
 * security screen: `8801712345678` becomes `+880*****5678`. All other user names of such a merchant contain a letter.
 *
 * @param isByNumber whether members register by mobile number at the merchant.
 */
export const shownAccount = (account: string, isByNumber: boolean): string =>
  isByNumber && numberAsName.test(account) ? `+${account.slice(0, 3)}*****${account.slice(-4)}` : account;
