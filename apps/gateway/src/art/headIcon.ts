import { gradientsUsed, inkFor, type Ink } from './materials.ts';
import { palettesOf } from './palettes.ts';
import type { PictureStyle } from './pictureTypes.ts';
import { behind, clothes, extras, face, front, head, type Skin, skins } from './portraitParts.ts';
import { chanceFrom } from './seeded.ts';
import { circle, place } from './shapes.ts';
import { subjectById } from './subjects/chooseSubject.ts';

interface HeadIcon {
  /** Number of the portrait, from 1. */
  id: number;
  style: PictureStyle;
}

interface Person {
  skin: Skin;
  hair: string;
  back?: keyof typeof behind;
  top: keyof typeof front;
  clothing: keyof typeof clothes;
  smile: 'open' | 'calm';
  more?: (c: Ink, hair: string) => string;
}

const black = '#231a1c';
const brown = '#4a2c1d';

/** Portraits of people. The portraits of animals follow after them. */
const people: readonly Person[] = [
  {
    skin: skins.honey,
    hair: black,
    back: 'long',
    top: 'parted',
    clothing: 'sari',
    smile: 'open',
    more: (c) => extras.bindi(c),
  },
  {
    skin: skins.brown,
    hair: black,
    top: 'short',
    clothing: 'kurta',
    smile: 'calm',
    more: (_, hair) => extras.beard(hair),
  },
  { skin: skins.light, hair: brown, top: 'scarf', clothing: 'hoodie', smile: 'open', more: (c) => extras.pin(c) },
  {
    skin: skins.brown,
    hair: black,
    top: 'turban',
    clothing: 'waistcoat',
    smile: 'calm',
    more: (_, hair) => extras.moustache(hair),
  },
  {
    skin: skins.deep,
    hair: black,
    back: 'curls',
    top: 'wisps',
    clothing: 'hoodie',
    smile: 'open',
    more: (c) => extras.headphones(c),
  },
  { skin: skins.light, hair: brown, top: 'cap', clothing: 'jersey', smile: 'open' },
  {
    skin: skins.honey,
    hair: '#6b3a22',
    back: 'bun',
    top: 'fringe',
    clothing: 'shirt',
    smile: 'calm',
    more: (c) => extras.glasses(c),
  },
  {
    skin: skins.light,
    hair: '#a8a5a6',
    top: 'swept',
    clothing: 'waistcoat',
    smile: 'open',
    more: (_, hair) => extras.moustache(hair),
  },
];
const animals = ['tiger', 'panda', 'cat', 'otter'] as const;

/** Ids of all portraits. */
export const headIconIds: readonly string[] = [...people, ...animals].map((_, index) => String(index + 1));

function bust(c: Ink, { skin, hair, back = 'none', top, clothing, smile, more }: Person): string {
  return (
    behind[back](hair, c) +
    clothes[clothing](c) +
    head(skin) +
    face(skin, hair, smile) +
    front[top](hair, c) +
    (more?.(c, hair) ?? '')
  );
}

/** A portrait of 96 by 96 in a style, on its own background: a person or an animal. It has no text. */
export function headIcon({ id, style }: HeadIcon): string {
  const chance = chanceFrom(`head ${id}`);
  const palettes = palettesOf(style, false);
  const { sky, far, near, glow, spark, a, b } = palettes[(id * 5) % palettes.length]!;
  const ink = inkFor(style, a, b);
  const person = people[id - 1];
  const figure =
    person === undefined
      ? place(48, 52, 0.44, 0, subjectById(animals[(id - 1 - people.length) % animals.length]!).svg(ink))
      : bust(ink, person);
  const rims: Record<PictureStyle, string> = {
    luminous: `<use href="#f" stroke="${glow}" stroke-width="3" stroke-linejoin="round" opacity=".55"/>`,
    flat: '',
    blockprint: `<use href="#f" stroke="#1d1224" stroke-width="2.6" stroke-linejoin="round"/>`,
    bubble: `<use href="#f" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>`,
  };
  const ground =
    `<rect width="96" height="96" fill="${sky[1]}"/>` +
    circle(48, 46, 40, style === 'luminous' ? glow : far, `opacity="${style === 'luminous' ? 0.28 : 0.75}"`) +
    [0, 1, 2]
      .map((index) =>
        circle(chance.whole(6, 90), chance.whole(6, 40), chance.between(1.4, 3.4), index === 0 ? spark : glow),
      )
      .join('') +
    circle(48, 112, 40, near, 'opacity=".35"');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><defs>${gradientsUsed(style, figure)}<g id="f">${figure}</g></defs>${ground}${rims[style]}<use href="#f"/></svg>`;
}
