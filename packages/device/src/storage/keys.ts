/**
 * Names of everything this product stores in the browser, in one place. The items in `items/` declare what is stored under
 * each. Beside them lie the cached replies of the gateway, under the names that the contract gives them (`cachedAs`).
 *
 * The names stand apart so that the script in the page's head can import them alone.
 */
export const storageKeys = {
  session: 'MC_SESSION_INFO',
  deviceToken: 'deviceToken',
  autoLogin: 'autoLogin',
  trialUser: 'trialUser',
  renewedAt: 'renewedAt',
  language: 'language',
  theme: 'theme',
  balanceHidden: 'balanceHidden',
  floatPlace: 'floatPlace',
  webClip: 'WEBCLIP',
  template: 'template',
  closure: 'closure',
  playedBy: 'playedBy',
  motionStopped: 'motionStopped',
  seenPopups: 'seenPopups',
  hiddenPopups: 'hiddenPopups',
  popupsOfLogin: 'popupsOfLogin',
  sentCode: 'sentCode',
  places: 'places',
  gameReturn: 'gameReturn',
  wantedGame: 'wantedGame',
  dismissedContracts: 'dismissedContracts',
  appOfferDismissedAt: 'appOfferDismissedAt',
} as const;
