/** Texts are split by area and load with the screens of that area. */
export const textAreas = [
  'common',
  'home',
  'games',
  'auth',
  'member',
  'menu',
  'shell',
  'popups',
  'lobby',
  'status',
] as const;
export type TextArea = (typeof textAreas)[number];

/** What the home screen needs. The assemble step writes these into the HTML, so that the first paint asks for nothing. */
export const homeTextAreas = ['common', 'home', 'games'] as const satisfies readonly TextArea[];
