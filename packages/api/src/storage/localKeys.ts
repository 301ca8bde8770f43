/** Every key this product uses in the browser's storages, in one place. */
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
  /** Local. Last known member info, shown before the fresh one arrives. */
  memberInfo: 'memberInfo',
  /** Local. The free-trial user. */
  trialUser: 'trialUser',
} as const;
