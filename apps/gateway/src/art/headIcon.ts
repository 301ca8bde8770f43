import { palettesOf } from './palettes.ts';
import type { PictureStyle } from './pictureTypes.ts';
import { chanceFrom } from './seeded.ts';

interface HeadIcon {
  /** The same seed and style draw the same picture. */
  seed: string;
  style: PictureStyle;
}

/**
 * An invented portrait of 96 by 96: shoulders, head, hair and background in the colours of the style. It has no text.
 */
export function headIcon({ seed, style }: HeadIcon): string {
  const chance = chanceFrom(`head ${seed}`);
  const { sky, near, far, glow } = chance.pick(palettesOf(style, false));
  const skin = chance.pick(['#f2cfae', '#d9a679', '#b47c4f', '#8a5a37', '#5f3b24']);
  const hair = chance.pick(['#1d1714', '#3b2618', '#6b4423', '#8d8d92']);
  const cut = chance.pick([
    'M28 44a20 20 0 0 1 40 0c-4-10-14-14-20-14s-16 4-20 14z',
    'M26 58V42a22 22 0 0 1 44 0v16c-3 0-4-16-8-22-8 4-20 4-28 0-4 6-5 22-8 22z',
    'M30 38c0-18 36-18 36 0-10-6-26-6-36 0z',
    'M26 40a22 22 0 0 1 44-2c-12 2-22-2-28-8-4 6-10 8-16 10z',
  ]);
  const hasGlasses = chance.next() < 0.35;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
<rect width="96" height="96" fill="${sky[1]}"/><circle cx="${chance.whole(20, 76)}" cy="${chance.whole(12, 30)}" r="${chance.whole(14, 24)}" fill="${glow}" opacity=".35"/>
<path d="M12 96c2-20 18-26 36-26s34 6 36 26z" fill="${near}"/><path d="M40 62h16v10a8 8 0 0 1-16 0z" fill="${skin}"/><path d="M40 72l8 8 8-8 6 4-14 14-14-14z" fill="${far}"/>
<circle cx="48" cy="46" r="19" fill="${skin}"/><path d="${cut}" fill="${hair}"/>
<circle cx="41" cy="47" r="2" fill="#1d1714"/><circle cx="55" cy="47" r="2" fill="#1d1714"/><path d="M42 56q6 ${chance.whole(3, 6)} 12 0" fill="none" stroke="#1d1714" stroke-width="2" stroke-linecap="round"/>${hasGlasses ? '\n<path d="M35 47a6 6 0 1 0 12 0 6 6 0 1 0-12 0M49 47a6 6 0 1 0 12 0 6 6 0 1 0-12 0M47 46h2" fill="none" stroke="#1d1714" stroke-width="1.6"/>' : ''}
</svg>`;
}
