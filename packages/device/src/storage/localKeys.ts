/**
 * Every key this product uses in the browser's storages, in one place; beside them stand the last good replies of the calls
 * that are kept on the device, under the names that the contract gives them (`cachedAs`).
 */
export const localKeys = {
  /** Local. The signed-in session, see `SessionInfo`. */
  session: 'MC_SESSION_INFO',
  /** Local. Gateway code of the chosen language, such as EN. */
  language: 'language',
  /** Local. `dark` or `light`. */
  theme: 'theme',
  /** Local. `0` after a logout: don't sign in by yourself. */
  autoLogin: 'autoLogin',
  /** Local. Present when the page was put on the home screen by a web clip. */
  webClip: 'WEBCLIP',
  /** Local. One of those: the last known member info, which goes with the session. */
  memberInfo: 'memberInfo',
  /** Local. Merchant, version and detailVersion as the gateway named them on the last visit. */
  template: 'template',
  /** Local. The free-trial user. */
  trialUser: 'trialUser',
} as const;
