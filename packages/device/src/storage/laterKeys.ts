/** More keys of `localKeys.ts`, apart from it: the first screen has no use for them. */
export const laterKeys = {
  /** Session. News that was shown in this visit, by content. */
  seenNews: 'seenNews',
  /** Local. News that the person does not want to see again until its content changes. */
  hiddenNews: 'hiddenNews',
  /** Local. Mark of the login after which the news for the member was shown. No part of the token can be told from it. */
  newsOfLogin: 'newsOfLogin',
  /** Session. Offers of contracts put off in this visit. */
  contractsLater: 'contractsLater',
  /** Session. When the session was last renewed, in milliseconds. */
  renewedAt: 'renewedAt',
  /** Local. When the offer of the app was last waved away, in milliseconds. */
  appOfferClosedAt: 'appOfferClosedAt',
} as const;
