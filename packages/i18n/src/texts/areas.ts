/** Texts are split by area and load with the screens of that area. */
export const textAreas = [
  'common',
  'home',
  'games',
  'auth',
  'member',
  'menu',
  'shell',
  'announcements',
  'agent',
  'agreement',
  'bets',
  'deposit',
  'deposits',
  'download',
  'gameEntry',
  'history',
  'launcher',
  'liveModels',
  'lottery',
  'money',
  'password',
  'providers',
  'refusal',
  'search',
  'service',
  'transactions',
  'trial',
  'wallet',
  'winners',
  'withdrawals',
  'site',
] as const;
export type TextArea = (typeof textAreas)[number];

/** Areas of the home screen. The assemble step writes their texts into the HTML, so that the first paint loads nothing. */
export const homeTextAreas = ['common', 'home', 'games'] as const satisfies readonly TextArea[];
