import type { PictureStyle } from './pictureTypes.ts';
import { blockPrintEdge } from './frames.ts';
import type { Chance } from './seeded.ts';
import { circle, ellipse, mirrored, num, path, place, rect, round, starPath, stroke, times } from './shapes.ts';

/** The colours of a banner: the background, a darker and a lighter shade, and two accents. */
export interface BannerColours {
  readonly field: string;
  readonly deep: string;
  readonly pale: string;
  readonly light: string;
  readonly second: string;
}

/** Banner size in user units: 16:7. */
export const BANNER = { width: 1120, height: 490 } as const;

type Backdrop = (colours: BannerColours, chance: Chance) => string;

/** Northern lights over a dark sea. The inline-start side has little detail, because the text is there. */
const luminous: Backdrop = (c, chance) => {
  const curtain = (fill: string, y: number, height: number, opacity: number): string => {
    const steps = Array.from({ length: 9 }, (_, index) => ({
      x: -60 + index * 155,
      low: y + chance.between(-44, 44),
      high: y - height + chance.between(-60, 60),
    }));
    const smooth = (points: readonly (readonly [number, number])[]): string =>
      points
        .map(([x, at], index) => {
          const [px, py] = points[index - 1] ?? [x, at];
          return index === 0
            ? `${num(x)} ${num(at)}`
            : `C${num((px + x) / 2)} ${num(py)} ${num((px + x) / 2)} ${num(at)} ${num(x)} ${num(at)}`;
        })
        .join('');
    return path(
      `M${smooth(steps.map(({ x, low }) => [x, low] as const))}L${smooth(steps.map(({ x, high }) => [x, high] as const).toReversed())}Z`,
      fill,
      `opacity="${opacity}"`,
    );
  };
  // The rays in the curtains of light, as one path.
  const strands = (y: number, height: number, opacity: number): string => {
    const wave = chance.between(0, 6);
    const ray = (index: number): string => {
      const x = index * 23 + chance.between(-9, 9);
      const low = y + 26 * Math.sin(x / 130 + wave) + chance.between(-10, 10);
      return `M${num(x)} ${num(low)}l${num(chance.between(8, 22))} 0l${num(chance.between(2, 14))} ${num(-height * chance.between(0.55, 1))}h-${num(chance.between(6, 14))}Z`;
    };
    return path(times(50, ray), 'url(#c1)', `opacity="${opacity}"`);
  };
  return `<defs><linearGradient id="bg" x2=".15" y2="1"><stop stop-color="${c.deep}"/><stop offset=".62" stop-color="${c.field}"/><stop offset=".72" stop-color="${c.pale}"/></linearGradient><linearGradient id="c1" x2="0" y2="1"><stop stop-color="${c.second}" stop-opacity="0"/><stop offset=".42" stop-color="${c.second}" stop-opacity=".5"/><stop offset=".8" stop-color="${c.light}" stop-opacity=".62"/><stop offset="1" stop-color="${c.light}" stop-opacity=".9"/></linearGradient><linearGradient id="c2" x2="0" y2="1"><stop stop-color="${c.light}" stop-opacity="0"/><stop offset=".6" stop-color="${c.second}" stop-opacity=".35"/><stop offset="1" stop-color="${c.second}" stop-opacity=".9"/></linearGradient><linearGradient id="sea" x2="0" y2="1"><stop stop-color="${c.pale}"/><stop offset=".3" stop-color="${c.field}"/><stop offset="1" stop-color="${c.deep}"/></linearGradient><radialGradient id="lit"><stop stop-color="${c.light}" stop-opacity=".8"/><stop offset=".5" stop-color="${c.second}" stop-opacity=".3"/><stop offset="1" stop-color="${c.second}" stop-opacity="0"/></radialGradient><linearGradient id="calm"><stop stop-color="${c.deep}" stop-opacity=".6"/><stop offset=".6" stop-color="${c.deep}" stop-opacity=".3"/><stop offset="1" stop-color="${c.deep}" stop-opacity="0"/></linearGradient></defs>${rect(0, 0, 1120, 490, 0, 'url(#bg)')}${times(46, () => circle(chance.between(0, 1120), chance.between(0, 300), chance.between(0.8, 2.4), '#fff', `opacity="${num(chance.between(0.3, 0.9))}"`))}${curtain('url(#c2)', 262, 300, 1)}${curtain('url(#c1)', 214, 260, 1)}${strands(246, 250, 0.5)}${curtain('url(#c1)', 112, 150, 0.7)}${strands(128, 130, 0.4)}${path('M0 352L90 306 150 332 250 280 330 334 430 300 520 346 640 318 720 344 830 290 900 330 1000 276 1060 316 1120 300V370H0Z', c.deep, 'opacity=".9"')}${rect(0, 350, 1120, 140, 0, 'url(#sea)')}${times(34, (i) => stroke(`M${num(chance.between(380, 1100))} ${num(358 + i * 3.8)}h${num(chance.between(20, 130))}`, i % 3 === 0 ? c.second : c.light, 2.4, `opacity="${num(chance.between(0.2, 0.6))}"`))}${circle(850, 235, 300, 'url(#lit)')}${rect(0, 0, 800, 490, 0, 'url(#calm)')}`;
};

function riverBoat(sail: string, hull: string, trim: string, cloth: string): string {
  return (
    stroke('M6-8V-118', hull, 6) +
    path('M2-114C-66-92-70-40-62-16C-40-26-20-28 2-26Z', sail) +
    path('M10-104C44-86 60-46 56-22C40-28 24-30 10-28Z', cloth) +
    stroke('M-58-50Q-28-62 0-58M-62-30Q-30-44 0-40', trim, 4) +
    path('M-112-16C-70 12 60 14 116-30C104 18 70 36 44 36H-50C-82 34-102 14-112-16Z', hull) +
    path('M-112-16C-70 12 60 14 116-30L112-16C60 24-70 22-106-4Z', trim) +
    path('M14 6C16-26 70-34 76-6Z', trim) +
    stroke('M26 2Q28-14 40-20M46 0Q46-14 54-20', hull, 3) +
    times(5, (i) => circle(-52 + i * 22, 22, 4.5, trim))
  );
}

function paperLotus(petal: string, lit: string, leaf: string): string {
  return (
    ellipse(0, 26, 74, 15, leaf) +
    mirrored(
      path('M0 22C30 22 62 6 64-16C34-20 8-2 0 22Z', petal) + path('M0 22C20 14 40-14 34-40C10-30-2-6 0 22Z', lit),
    ) +
    path('M0 22C-18 4-16-34 0-54C16-34 18 4 0 22Z', petal) +
    path('M0 14C-8 0-8-24 0-40C8-24 8 0 0 14Z', lit)
  );
}

/** A river with drawn boats and flowers, cut from paper. */
const flat: Backdrop = (c, chance) => {
  const palm = (x: number, y: number, size: number): string =>
    place(
      x,
      y,
      size,
      0,
      stroke('M0 0Q-8-60 8-112', c.deep, 8) +
        times(
          7,
          (i) =>
            `<path transform="translate(8 -112)rotate(${-120 + i * 40})" d="M0 0Q30-26 66-6Q34-8 0 0Z" fill="${c.deep}"/>`,
        ),
    );
  return (
    rect(0, 0, 1120, 490, 0, c.pale) +
    circle(872, 210, 196, c.light) +
    circle(
      872,
      210,
      216,
      'none',
      `stroke="${c.light}" stroke-width="5" stroke-dasharray="2 16" stroke-linecap="round"`,
    ) +
    times(4, (i) =>
      stroke(
        `M${560 + i * 52} ${num(44 + ((i * 37) % 60) + chance.between(0, 16))}q14-14 26 0q12-14 26 0`,
        c.deep,
        4,
        'opacity=".55"',
      ),
    ) +
    path('M0 362C130 336 250 348 380 352C560 356 700 316 860 328C980 338 1060 316 1120 322V400H0Z', c.second) +
    palm(640, 350, 0.8) +
    palm(684, 344, 1.05) +
    palm(1086, 330, 1.1) +
    rect(0, 366, 1120, 124, 0, c.field) +
    times(14, () =>
      stroke(
        `M${num(chance.between(-20, 1100))} ${num(chance.between(378, 440))}q20-9 40 0t40 0`,
        c.pale,
        3.5,
        'opacity=".5"',
      ),
    ) +
    path('M0 440Q140 408 280 438T560 438T840 438T1120 436V490H0Z', c.deep) +
    place(520, 408, 0.6, 0, riverBoat('#c9452f', '#5f3b20', '#e3ab3c', '#fbf0db')) +
    place(100, 456, 0.72, 0, paperLotus('#e0728f', '#f7c3cd', '#4c8a4a')) +
    place(300, 470, 0.5, 0, paperLotus('#e0728f', '#f7c3cd', '#4c8a4a')) +
    place(1060, 458, 0.8, 0, paperLotus('#fbf0db', '#f7c3cd', '#4c8a4a')) +
    place(640, 464, 0.6, 0, paperLotus('#e0728f', '#f7c3cd', '#4c8a4a'))
  );
};

/** Block-printed cloth: a pattern of eight-pointed stars, two edges and a golden arch. */
const blockprint: Backdrop = (c) => {
  const star = (x: number, y: number): string => `<use href="#e" x="${x}" y="${y}"/>`;
  const printed = `<defs><g id="e">${path(starPath(0, 0, 24, 17, 8), 'none', `stroke="${c.light}" stroke-width="1.6"`)}${path(starPath(0, 0, 9, 4, 8), c.second)}</g></defs>`;
  let lattice = '';
  for (let y = 60; y < 470; y += 74)
    for (let x = 0; x < 1160; x += 74) lattice += star(x + ((y - 60) % 148 === 0 ? 0 : 37), y);
  const arch =
    'M610 490V250C610 214 640 208 640 182C650 176 668 170 672 150C690 146 706 134 714 118C738 118 758 104 770 84C800 86 832 70 850 40C868 70 900 86 930 84C942 104 962 118 986 118C994 134 1010 146 1028 150C1032 170 1050 176 1060 182C1060 208 1090 214 1090 250V490Z';
  return (
    printed +
    rect(0, 0, 1120, 490, 0, c.field) +
    `<g opacity=".38">${lattice}</g>` +
    path(arch, c.second, `stroke="${c.light}" stroke-width="16" stroke-linejoin="round"`) +
    path(arch, c.deep, `stroke="${c.pale}" stroke-width="4" stroke-dasharray="1 11" stroke-linecap="round"`) +
    `<g transform="translate(850 270)" opacity=".9">${round(16, () => path('M0-96C-20-130-14-160 0-180C14-160 20-130 0-96Z', c.second, `stroke="${c.light}" stroke-width="1.5"`))}</g>` +
    circle(850, 270, 110, c.light) +
    blockPrintEdge(1120, 0, 1, c.deep, c.light, c.pale) +
    blockPrintEdge(1120, 490, -1, c.deep, c.light, c.pale)
  );
};

/** A lagoon at noon: a sun with rays, round clouds and hills, a sail, foam on waves. */
const bubble: Backdrop = (c, chance) => {
  const cloud = (x: number, y: number, size: number): string =>
    place(
      x,
      y,
      size,
      0,
      circle(-40, 0, 30, '#fff') +
        circle(0, -18, 42, '#fff') +
        circle(44, -2, 32, '#fff') +
        rect(-70, 0, 146, 30, 15, '#fff'),
    );
  const rays = `<g transform="translate(850 226)" opacity=".26">${round(14, () => path('M-16-190L-44-420H44L16-190Z', '#fff'), chance.between(0, 25))}</g>`;
  const hill = (x: number, width: number, height: number, fill: string): string =>
    path(
      `M${x} 420C${num(x + width * 0.16)} ${num(420 - height * 1.25)} ${num(x + width * 0.62)} ${num(420 - height * 1.3)} ${x + width} 420Z`,
      fill,
    );
  const palm = (x: number, y: number, size: number): string =>
    place(
      x,
      y,
      size,
      0,
      stroke('M0 0Q-10-44 10-84', c.deep, 9) +
        times(
          6,
          (i) =>
            `<path transform="translate(10 -86)rotate(${-150 + i * 48})" d="M0 0Q26-30 62-4Q32-6 0 0Z" fill="${c.deep}"/>`,
        ) +
        circle(4, -78, 7, c.light) +
        circle(17, -76, 7, c.light),
    );
  const sail = place(
    chance.between(250, 400),
    412,
    0.5,
    0,
    path('M0-110C40-90 62-50 60-14H0Z', '#fff') +
      path('M-8-92C-34-66-44-40-42-14H-8Z', c.light) +
      path('M-62-8H74C66 18 44 26 8 26C-34 26-56 16-62-8Z', c.deep),
  );
  const wave = (y: number, step: number, rise: number, fill: string, from: number): string =>
    path(
      `M${from} ${y}${times(Math.ceil((1120 - from) / step) + 1, (i) => (i === 0 ? `q${step / 2}-${rise} ${step} 0` : `t${step} 0`))}V490H${from}Z`,
      fill,
    );
  return `<defs><linearGradient id="bg" x2="0" y2="1"><stop stop-color="${c.field}"/><stop offset="1" stop-color="${c.pale}"/></linearGradient></defs>${rect(0, 0, 1120, 490, 0, 'url(#bg)')}${rays}${circle(850, 226, 236, '#fff', 'opacity=".26"')}${circle(850, 226, 188, c.light)}${times(9, () => circle(chance.between(0, 600), chance.between(0, 380), chance.between(8, 46), '#fff', 'opacity=".12"'))}${cloud(628, 78, 0.7)}${cloud(1066, 96, 0.85)}${cloud(56, 58, 0.6)}${hill(510, 280, 70, c.second)}${hill(470, 170, 44, c.field)}${palm(606, 384, 0.55)}${palm(626, 378, 0.7)}${sail}${wave(416, 140, 46, '#fff', -30)}${wave(424, 140, 46, c.second, -30)}${wave(446, 140, 44, '#fff', -100)}${wave(454, 140, 44, c.deep, -100)}${times(7, () => stroke(`M${num(chance.between(20, 1080))} ${num(chance.between(462, 482))}q9-7 18 0t18 0`, '#fff', 3, 'opacity=".5"'))}`;
};

const BACKDROPS: Record<PictureStyle, Backdrop> = { luminous, flat, blockprint, bubble };

export function paintBackdrop(style: PictureStyle, colours: BannerColours, chance: Chance): string {
  return BACKDROPS[style](colours, chance);
}
