import { BANNER, paintBackdrop, type BannerColours } from './bannerBackdrops.ts';
import { bannerSubjects, themeDecorations, type BannerTheme } from './bannerSubjects.ts';
import { gradientsUsed, inkFor } from './materials.ts';
import type { PictureStyle } from './pictureTypes.ts';
import { chanceFrom } from './seeded.ts';
import { ellipse, place } from './shapes.ts';
import { accentSvg } from './subjects/accents.ts';
import { subjectById } from './subjects/chooseSubject.ts';

export type BannerArrangement = 'centre' | 'ltr' | 'rtl';

/** All banner themes. */
export const BANNER_THEMES: readonly BannerTheme[] = ['welcome', 'lottery', 'slots', 'live', 'sports', 'cashback'];

/** Data of a banner. The same values give the same bytes. */
export interface BannerOptions {
  readonly seed: string | number;
  readonly theme: BannerTheme;
  readonly style: PictureStyle;
  /**
   * Position of the subjects. In the middle, or for texts over the picture: at the inline end of a page of this
   * direction.
   */
  readonly arrangement: BannerArrangement;
}

const COLOURS: Record<PictureStyle, Record<BannerTheme, BannerColours>> = {
  luminous: {
    welcome: night('#0f1a4a', '#070a22', '#1b6f86', '#7dffd9', '#9a6bff'),
    lottery: night('#2a1254', '#0e0628', '#6d3bb0', '#c79bff', '#ff6fc4'),
    slots: night('#241060', '#0a0626', '#5b35c4', '#8ff5e4', '#c04dff'),
    live: night('#0c2b4c', '#050f24', '#177a8c', '#6fffe0', '#4f8dff'),
    sports: night('#06363c', '#031520', '#159a7a', '#a4ffb0', '#35e0d0'),
    cashback: night('#12244f', '#070b20', '#2c7a7a', '#ffe08a', '#5ff0c8'),
  },
  flat: {
    welcome: paper('#2f8577', '#175248', '#f7e6c4', '#f2b85c', '#8fb98e'),
    lottery: paper('#3d7699', '#1f4a66', '#f6d9d0', '#e8927c', '#b9869c'),
    slots: paper('#2f8577', '#184f4b', '#f6cfd3', '#fff0dc', '#a8745f'),
    live: paper('#24506f', '#143248', '#f3dcae', '#dd8a52', '#6f8f8a'),
    sports: paper('#2e7d6b', '#164a3c', '#d5e6cf', '#f6d37a', '#7fab6c'),
    cashback: paper('#2f8577', '#143f45', '#f2cf9a', '#fff3d2', '#cf7f5a'),
  },
  blockprint: {
    welcome: print('#7a1c29', '#1f3570', '#f1e2bd', '#c9963c', '#5a101c'),
    lottery: print('#1f3570', '#6e1a26', '#f1e2bd', '#c9963c', '#152654'),
    slots: print('#6e1a26', '#3a0a14', '#f3e7c9', '#d3a24a', '#294486'),
    live: print('#15454a', '#0a2430', '#f3e7c9', '#c9963c', '#7a1c29'),
    sports: print('#27407f', '#122048', '#f3e7c9', '#d3a24a', '#8f2230'),
    cashback: print('#8a4a1e', '#5a101c', '#fbf3df', '#e2bd6a', '#7a1c29'),
  },
  bubble: {
    welcome: day('#2f9bff', '#0d5fc4', '#a9e4ff', '#ffd83d', '#1b83ec'),
    lottery: day('#a06bff', '#5b2fc0', '#ffc6ec', '#ffe066', '#7d48e4'),
    slots: day('#ff6fae', '#b92673', '#ffd9b8', '#fff08a', '#e8438e'),
    live: day('#14bfb4', '#07777f', '#b8fff0', '#ffe066', '#0b9ba0'),
    sports: day('#35b56a', '#11713e', '#d4ff9e', '#fff3a0', '#1f974f'),
    cashback: day('#ff9a2e', '#c9540a', '#ffe9a6', '#fff6c2', '#ee7a16'),
  },
};

function night(field: string, deep: string, pale: string, light: string, second: string): BannerColours {
  return { field, deep, pale, light, second };
}
function paper(field: string, deep: string, pale: string, light: string, second: string): BannerColours {
  return { field, deep, pale, light, second };
}
function print(field: string, deep: string, pale: string, light: string, second: string): BannerColours {
  return { field, deep, pale, light, second };
}
function day(field: string, deep: string, pale: string, light: string, second: string): BannerColours {
  return { field, deep, pale, light, second };
}

/** Horizontal position of the main subject in a banner whose left side is free for texts. */
const sceneMiddle = 878;

/** Returns a function that converts a horizontal position in a banner for pages from left to right. */
function positionsIn(arrangement: BannerArrangement): (x: number) => number {
  if (arrangement === 'centre') return (x) => BANNER.width / 2 + (x - sceneMiddle) * 1.9;
  return arrangement === 'rtl' ? (x) => BANNER.width - x : (x) => x;
}

/** Renders a banner of 1120×490 without texts: the backdrop, the subjects and the decorations. */
export function bannerPicture({ seed, theme, style, arrangement }: BannerOptions): string {
  const isRtl = arrangement === 'rtl';
  const across = positionsIn(arrangement);
  const chance = chanceFrom(`${seed}|banner|${theme}`);
  const { accents, a, b } = themeDecorations[theme];
  const colours = COLOURS[style][theme];
  const ink = inkFor(style, a, b);
  const backdrop = paintBackdrop(style, colours, chance);

  const [main, left, right] = chance.pick(bannerSubjects[style][theme]);
  const rim = {
    luminous: [colours.light, 5, 0.8],
    flat: ['#fff8e8', 7, 1],
    blockprint: ['#1d1224', 5, 1],
    bubble: ['#fff', 12, 1],
  }[style] as [string, number, number];
  const figure = (key: string, x: number, y: number, scale: number, turn: number): string =>
    place(
      across(x),
      y,
      scale,
      isRtl ? -turn : turn,
      `<use href="#${key}" stroke="${rim[0]}" stroke-width="${rim[1]}" stroke-linejoin="round" opacity="${rim[2]}"/><use href="#${key}"/>`,
    );
  const parts = `<g id="m">${subjectById(main).svg(ink)}</g><g id="l">${subjectById(left).svg(ink)}</g><g id="r">${subjectById(right).svg(ink)}</g>${accents.map((accent, index) => `<g id="k${index}">${accentSvg(accent, ink)}</g>`).join('')}`;
  const small = [
    [690, 84, 1],
    [1064, 70, 1.2],
    [1086, 300, 0.9],
    [668, 220, 0.7],
    [760, 50, 0.7],
    [960, 40, 0.8],
    [712, 424, 1.4],
    [1000, 440, 1.6],
    [860, 462, 1.2],
  ].map(([x, y, size], index) =>
    place(
      across(x as number),
      y as number,
      (size as number) * chance.between(0.85, 1.2),
      chance.whole(-40, 40),
      `<use href="#k${index % accents.length}"/>`,
    ),
  );
  const group =
    small.slice(0, 6).join('') +
    figure('l', 738, 312, 0.95, -8) +
    figure('r', 1018, 312, 0.92, 8) +
    ellipse(across(sceneMiddle), 432, 200, 20, style === 'flat' ? colours.deep : '#000', 'opacity=".35"') +
    figure('m', sceneMiddle, 246, 1.8, 0) +
    small.slice(6).join('');

  const ground = isRtl ? `<g transform="translate(${BANNER.width} 0)scale(-1 1)">${backdrop}</g>` : backdrop;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1120 490" width="1120" height="490" aria-hidden="true"><defs>${gradientsUsed(style, parts)}${parts}</defs>${ground}${group}</svg>`;
}
