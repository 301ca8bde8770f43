import type { Material } from './materials.ts';
import type { PictureStyle } from './pictureTypes.ts';
import type { AccentName } from './subjects/accents.ts';

/** Themes of banners. */
export type BannerTheme = 'welcome' | 'lottery' | 'slots' | 'live' | 'sports' | 'cashback';

/** Three subjects: the main subject first, then the two beside it. */
export type BannerSubjects = readonly [main: string, start: string, end: string];

/** The subjects of banners by picture style and theme. */
export const bannerSubjects: Record<PictureStyle, Record<BannerTheme, readonly BannerSubjects[]>> = {
  luminous: {
    welcome: [
      ['crown', 'gem', 'coins'],
      ['phoenix', 'gem', 'crown'],
    ],
    lottery: [
      ['drum', 'tickets', 'balls'],
      ['comet', 'balls', 'tickets'],
    ],
    slots: [
      ['dragon', 'gem', 'coins'],
      ['wolf', 'gem', 'potion'],
    ],
    live: [
      ['roulette', 'dice', 'cards'],
      ['dealer', 'roulette', 'cards'],
    ],
    sports: [
      ['football', 'trophy', 'basketball'],
      ['cricket', 'trophy', 'tennis'],
    ],
    cashback: [
      ['chest', 'coins', 'gem'],
      ['gem', 'coins', 'bars'],
    ],
  },
  flat: {
    welcome: [
      ['lotus', 'lantern', 'coins'],
      ['boat', 'lotus', 'lantern'],
    ],
    lottery: [
      ['tickets', 'drum', 'balls'],
      ['balls', 'tickets', 'mega'],
    ],
    slots: [
      ['tiger', 'cherries', 'bell'],
      ['sevens', 'cherries', 'bell'],
    ],
    live: [
      ['dealer', 'roulette', 'cards'],
      ['ludo', 'dice', 'cards'],
    ],
    sports: [
      ['cricket', 'trophy', 'football'],
      ['football', 'trophy', 'kite'],
    ],
    cashback: [
      ['chest', 'coins', 'clover'],
      ['coins', 'bars', 'lotus'],
    ],
  },
  blockprint: {
    welcome: [
      ['elephant', 'crown', 'coins'],
      ['lamp', 'lantern', 'coins'],
      ['peacock', 'crown', 'gem'],
    ],
    lottery: [
      ['balls', 'tickets', 'mega'],
      ['drum', 'tickets', 'balls'],
    ],
    slots: [
      ['lamp', 'gem', 'potion'],
      ['camel', 'lantern', 'coins'],
      ['cobra', 'gem', 'crown'],
    ],
    live: [
      ['dealer', 'roulette', 'cards'],
      ['roulette', 'dice', 'cards'],
    ],
    sports: [
      ['cricket', 'trophy', 'tennis'],
      ['trophy', 'cricket', 'football'],
    ],
    cashback: [
      ['coins', 'bars', 'gem'],
      ['chest', 'crown', 'coins'],
    ],
  },
  bubble: {
    welcome: [
      ['whale', 'pearl', 'seahorse'],
      ['turtle', 'pearl', 'coins'],
      ['octopus', 'pearl', 'coins'],
    ],
    lottery: [
      ['drum', 'tickets', 'balls'],
      ['balls', 'tickets', 'mega'],
    ],
    slots: [
      ['cherries', 'sevens', 'candy'],
      ['candy', 'cherries', 'clover'],
    ],
    live: [
      ['dealer', 'roulette', 'cards'],
      ['roulette', 'dice', 'cards'],
    ],
    sports: [
      ['football', 'trophy', 'basketball'],
      ['basketball', 'trophy', 'football'],
    ],
    cashback: [
      ['chest', 'pearl', 'coins'],
      ['coins', 'pearl', 'clover'],
    ],
  },
};

interface Decoration {
  /** Small decorations around the subjects. */
  accents: readonly AccentName[];
  /** Material of the coloured parts. */
  a: Material;
  b: Material;
}

export const themeDecorations: Record<BannerTheme, Decoration> = {
  welcome: { accents: ['coin', 'sparkle', 'star'], a: 'pink', b: 'teal' },
  lottery: { accents: ['ball', 'star', 'sparkle'], a: 'red', b: 'violet' },
  slots: { accents: ['coin', 'gem', 'sparkle'], a: 'violet', b: 'teal' },
  live: { accents: ['chip', 'card', 'sparkle'], a: 'violet', b: 'red' },
  sports: { accents: ['star', 'bolt', 'sparkle'], a: 'blue', b: 'orange' },
  cashback: { accents: ['coin', 'sparkle', 'leaf'], a: 'teal', b: 'gold' },
};
