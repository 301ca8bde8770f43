import type { Palette } from './palettes.ts';
import { circle, dots, ellipse, num, path, place, rect, ring, starPath, stroke, times } from './shapes.ts';
import type { Chance } from './seeded.ts';

/** The room a background fills, in user units, and how it is lit. */
export interface Stage {
  readonly w: number;
  readonly h: number;
  readonly palette: Palette;
  /** Gradients allowed; otherwise flat fills only. */
  readonly shaded: boolean;
  /** Where the light behind the subject sits. */
  readonly lightX: number;
  readonly lightY: number;
  readonly chance: Chance;
}

/** Every place a picture can happen in. */
export type SceneName =
  | 'rays'
  | 'night'
  | 'sea'
  | 'hills'
  | 'city'
  | 'curtain'
  | 'bokeh'
  | 'diamonds'
  | 'jungle'
  | 'desert'
  | 'peaks'
  | 'clouds'
  | 'deep'
  | 'felt'
  | 'hall'
  | 'space'
  | 'stadium'
  | 'mandala'
  | 'aurora'
  | 'fire'
  | 'river'
  | 'neon';

type Painter = (stage: Stage) => string;

const sky = (s: Stage): string =>
  `<rect width="${s.w}" height="${s.h}" fill="${s.shaded ? 'url(#sky)' : s.palette.sky[0]}"/>`;

/** The light: a soft halo in lit styles, a drawn disc in printed ones. */
function light(s: Stage, radius: number): string {
  if (s.shaded) return circle(s.lightX, s.lightY, radius * 1.25, 'url(#halo)');
  return (
    circle(s.lightX, s.lightY, radius * 0.72, s.palette.glow) +
    circle(
      s.lightX,
      s.lightY,
      radius * 0.8,
      'none',
      `stroke="${s.palette.glow}" stroke-width="2.5" stroke-dasharray="2 7" stroke-linecap="round"`,
    )
  );
}

function stars(s: Stage, count: number, floor: number): string {
  const some = (share: number): (readonly [number, number])[] =>
    Array.from(
      { length: Math.round(count * share) },
      () => [s.chance.between(0, s.w), s.chance.between(0, floor)] as const,
    );
  return dots(some(0.6), 0.9, s.palette.spark, 'opacity=".7"') + dots(some(0.4), 1.7, s.palette.spark);
}

/** A rolling ridge from edge to edge, filled to the bottom. */
function ridge(s: Stage, y: number, swing: number, colour: string, bumps = 3): string {
  const step = s.w / bumps;
  let d = `M0 ${num(y + s.chance.between(-swing, swing))}`;
  for (let index = 0; index < bumps; index += 1) {
    const x = step * index;
    d += `C${num(x + step * 0.35)} ${num(y - s.chance.between(0, swing) * 1.5)} ${num(x + step * 0.65)} ${num(y + s.chance.between(0, swing))} ${num(x + step)} ${num(y + s.chance.between(-swing, swing) * 0.6)}`;
  }
  return path(`${d}V${s.h}H0Z`, colour);
}

function wave(s: Stage, y: number, colour: string, length: number, height: number): string {
  let d = `M${num(-s.chance.between(0, length))} ${num(y)}`;
  for (let x = 0; x < s.w + length * 2; x += length)
    d += `q${num(length / 4)} ${num(-height)} ${num(length / 2)} 0t${num(length / 2)} 0`;
  return path(`${d}V${s.h}H${-length}Z`, colour);
}

function beams(s: Stage, count: number, colour: string, opacity: number, reach = 520): string {
  const half = 180 / count / 2;
  const tip = (angle: number): string =>
    `${num(s.lightX + reach * Math.cos((angle * Math.PI) / 180))} ${num(s.lightY + reach * Math.sin((angle * Math.PI) / 180))}`;
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const angle = (index * 360) / count + 7;
    d += `M${num(s.lightX)} ${num(s.lightY)}L${tip(angle - half)}L${tip(angle + half)}Z`;
  }
  return path(d, colour, `opacity="${opacity}"`);
}

const PAINTERS: Record<SceneName, Painter> = {
  rays: (s) =>
    sky(s) +
    beams(
      s,
      s.chance.pick([12, 16, 20]),
      s.shaded ? s.palette.glow : s.palette.far,
      s.shaded ? 0.28 : 0.8,
      s.w + s.h * 0.6,
    ) +
    light(s, s.h * 0.36) +
    ridge(s, s.h * 0.8, 14, s.palette.near, 2),
  night: (s) => {
    const x = s.w * s.chance.pick([0.2, 0.8]);
    return (
      sky(s) +
      stars(s, 26, s.h * 0.6) +
      circle(x, s.h * 0.16, 30, s.palette.spark) +
      circle(x - 12, s.h * 0.14, 27, s.shaded ? s.palette.sky[1] : s.palette.sky[0]) +
      light(s, s.h * 0.34) +
      ridge(s, s.h * 0.64, 24, s.palette.far) +
      ridge(s, s.h * 0.74, 18, s.palette.mid) +
      ridge(s, s.h * 0.86, 10, s.palette.near, 2)
    );
  },
  sea: (s) =>
    sky(s) +
    light(s, s.h * 0.38) +
    times(3, (i) =>
      ellipse(s.w * s.chance.between(0, 1), s.h * (0.1 + i * 0.13), s.w * 0.2, 7, s.palette.spark, 'opacity=".45"'),
    ) +
    wave(s, s.h * 0.6, s.palette.far, 90, 14) +
    wave(s, s.h * 0.7, s.palette.mid, 70, 12) +
    wave(s, s.h * 0.82, s.palette.near, 110, 16) +
    stroke(
      times(
        5,
        () =>
          `M${num(s.chance.between(0, s.w))} ${num(s.h * s.chance.between(0.64, 0.8))}h${num(s.chance.between(12, 40))}`,
      ),
      s.palette.spark,
      2,
      'opacity=".6"',
    ),
  hills: (s) =>
    sky(s) +
    light(s, s.h * 0.36) +
    ridge(s, s.h * 0.56, 30, s.palette.far) +
    ridge(s, s.h * 0.68, 24, s.palette.mid, 2) +
    times(7, () => {
      const x = s.chance.between(0, s.w);
      const y = s.h * s.chance.between(0.66, 0.76);
      return path(`M${num(x)} ${num(y - 30)}l11 34h-22Z`, s.palette.near);
    }) +
    ridge(s, s.h * 0.8, 12, s.palette.near, 2),
  city: (s) => {
    const row = (y: number, colour: string, windows: boolean): string => {
      let d = '';
      let lit = '';
      for (let x = -8; x < s.w;) {
        const width = s.chance.between(22, 46);
        const top = y - s.chance.between(20, s.h * 0.28);
        d += `M${num(x)} ${s.h}V${num(top)}h${num(width / 2)}v${s.chance.next() < 0.4 ? -14 : 0}h${num(width / 2)}V${s.h}Z`;
        if (windows)
          for (let wy = top + 10; wy < y + 30; wy += 15)
            for (let wx = x + 6; wx < x + width - 7; wx += 10)
              if (s.chance.next() < 0.42) lit += `M${num(wx)} ${num(wy)}h4v6h-4Z`;
        x += width + s.chance.between(-2, 5);
      }
      return path(d, colour) + (lit === '' ? '' : path(lit, s.palette.glow, 'opacity=".85"'));
    };
    return (
      sky(s) +
      light(s, s.h * 0.38) +
      row(s.h * 0.58, s.palette.far, false) +
      row(s.h * 0.72, s.palette.mid, true) +
      rect(0, s.h * 0.84, s.w, s.h * 0.16, 0, s.palette.near)
    );
  },
  curtain: (s) => {
    const fold = s.w / 10;
    let folds = '';
    for (let x = 0; x < s.w; x += fold)
      folds += `M${num(x)} 0h${num(fold * 0.45)}v${num(s.h * 0.82)}h${num(-fold * 0.45)}Z`;
    let swags = '';
    const swag = s.w / 4;
    for (let x = 0; x < s.w - 1; x += swag)
      swags += `M${num(x)} -4h${num(swag)}q${num(-swag / 2)} ${num(s.h * 0.16)} ${num(-swag)} 0Z`;
    return (
      rect(0, 0, s.w, s.h, 0, s.palette.mid) +
      path(folds, s.palette.far) +
      light(s, s.h * 0.42) +
      path(
        `M0 0H${num(s.w * 0.16)}Q${num(s.w * 0.13)} ${num(s.h * 0.5)} 0 ${num(s.h * 0.66)}ZM${s.w} 0H${num(s.w * 0.84)}Q${num(s.w * 0.87)} ${num(s.h * 0.5)} ${s.w} ${num(s.h * 0.66)}Z`,
        s.palette.near,
      ) +
      path(
        swags,
        s.palette.near,
        `stroke="${s.palette.spark}" stroke-width="3" stroke-dasharray="1 7" stroke-linecap="round"`,
      ) +
      ellipse(s.w / 2, s.h * 0.88, s.w * 0.7, s.h * 0.13, s.palette.far) +
      ellipse(s.w / 2, s.h * 0.9, s.w * 0.8, s.h * 0.13, s.palette.near)
    );
  },
  bokeh: (s) =>
    sky(s) +
    times(16, () =>
      circle(
        s.chance.between(0, s.w),
        s.chance.between(0, s.h * 0.8),
        s.chance.between(8, 34),
        s.chance.pick([s.palette.glow, s.palette.spark, s.palette.sky[2], s.palette.far]),
        `opacity="${num(s.chance.between(0.2, 0.5))}"`,
      ),
    ) +
    light(s, s.h * 0.38) +
    ellipse(s.w / 2, s.h * 0.98, s.w * 0.8, s.h * 0.2, s.palette.near),
  diamonds: (s) => {
    const cell = s.chance.pick([38, 50, 60]);
    let d = '';
    for (let y = -cell; y < s.h; y += cell)
      for (let x = -cell; x < s.w + cell; x += cell)
        d += `M${num(x + ((y / cell) % 2 === 0 ? 0 : cell / 2))} ${num(y)}l${cell / 2} ${cell}l${-cell / 2} ${cell}l${-cell / 2} ${-cell}Z`;
    return (
      sky(s) +
      path(d, 'none', `stroke="${s.shaded ? s.palette.glow : s.palette.mid}" stroke-width="1.5" opacity=".35"`) +
      light(s, s.h * 0.42) +
      path(`M0 ${num(s.h * 0.78)}L${s.w / 2} ${num(s.h * 0.7)}L${s.w} ${num(s.h * 0.78)}V${s.h}H0Z`, s.palette.mid) +
      path(`M0 ${num(s.h * 0.86)}L${s.w / 2} ${num(s.h * 0.78)}L${s.w} ${num(s.h * 0.86)}V${s.h}H0Z`, s.palette.near)
    );
  },
  jungle: (s) => {
    const drawn = new Set<string>();
    const frond = (x: number, y: number, turn: number, colour: string, size: number): string => {
      const id = `f${colour === s.palette.far ? 1 : colour === s.palette.mid ? 2 : 3}`;
      const leaf = drawn.has(id)
        ? `<use href="#${id}"/>`
        : `<g id="${id}">${path('M0 0C-26-20-30-80 0-128C30-80 26-20 0 0Z', colour)}${stroke('M0-8V-112', s.palette.mid, 2, 'opacity=".5"')}</g>`;
      drawn.add(id);
      return place(x, y, size, turn, leaf);
    };
    return (
      sky(s) +
      light(s, s.h * 0.38) +
      times(5, (i) => frond((s.w * i) / 4, s.h * 0.62, s.chance.between(-30, 30), s.palette.far, 1.2)) +
      ridge(s, s.h * 0.72, 16, s.palette.mid, 2) +
      times(4, (i) =>
        frond(-6, s.h * (0.3 + i * 0.16), 50 + i * 22, i % 2 === 0 ? s.palette.near : s.palette.mid, 0.85),
      ) +
      times(4, (i) =>
        frond(s.w + 6, s.h * (0.28 + i * 0.16), -50 - i * 22, i % 2 === 0 ? s.palette.near : s.palette.mid, 0.85),
      ) +
      ridge(s, s.h * 0.84, 10, s.palette.near, 2)
    );
  },
  desert: (s) => {
    const pyramid = (x: number, y: number, size: number): string =>
      path(`M${num(x)} ${num(y - size)}l${num(size)} ${num(size)}h${num(-size * 2)}Z`, s.palette.far) +
      path(`M${num(x)} ${num(y - size)}l${num(size)} ${num(size)}h${num(-size * 0.7)}Z`, s.palette.mid);
    return (
      sky(s) +
      light(s, s.h * 0.38) +
      pyramid(s.w * 0.2, s.h * 0.68, s.h * 0.26) +
      pyramid(s.w * 0.84, s.h * 0.68, s.h * 0.34) +
      ridge(s, s.h * 0.68, 12, s.palette.mid, 2) +
      ridge(s, s.h * 0.8, 16, s.palette.near, 2)
    );
  },
  peaks: (s) => {
    const peak = (x: number, top: number, half: number, colour: string): string =>
      path(`M${num(x - half)} ${num(s.h * 0.8)}L${num(x)} ${num(top)}L${num(x + half)} ${num(s.h * 0.8)}Z`, colour) +
      path(
        `M${num(x)} ${num(top)}l${num(half * 0.24)} ${num((s.h * 0.8 - top) * 0.24)}l${num(-half * 0.14)} -6l${num(-half * 0.12)} 12l${num(-half * 0.1)} -10l${num(-half * 0.14)} 6Z`,
        s.palette.spark,
        'opacity=".85"',
      );
    return (
      sky(s) +
      (s.shaded ? stars(s, 12, s.h * 0.3) : '') +
      light(s, s.h * 0.36) +
      peak(s.w * 0.5, s.h * 0.3, s.w * 0.5, s.palette.far) +
      peak(s.w * 0.1, s.h * 0.4, s.w * 0.42, s.palette.mid) +
      peak(s.w * 0.92, s.h * 0.36, s.w * 0.44, s.palette.mid) +
      ridge(s, s.h * 0.76, 14, s.palette.near)
    );
  },
  clouds: (s) => {
    const puff = (x: number, y: number, size: number, colour: string): string =>
      place(
        x,
        y,
        size,
        0,
        path('M-60 24C-84 24-84-8-58-8C-56-36-16-42-6-20C8-38 46-32 44-8C70-10 76 24 50 24Z', colour),
      );
    const soft = s.shaded ? 'rgb(255 255 255/.28)' : s.palette.spark;
    return (
      sky(s) +
      beams(s, 14, s.palette.glow, s.shaded ? 0.14 : 0.35, s.w + s.h) +
      light(s, s.h * 0.38) +
      puff(s.w * 0.14, s.h * 0.2, 0.7, soft) +
      puff(s.w * 0.88, s.h * 0.34, 0.9, soft) +
      puff(s.w * 0.1, s.h * 0.66, 1.4, s.palette.far) +
      puff(s.w * 0.92, s.h * 0.7, 1.5, s.palette.far) +
      puff(s.w * 0.5, s.h * 0.86, 2.2, s.palette.mid) +
      puff(s.w * 0.06, s.h * 0.92, 1.6, s.palette.near) +
      puff(s.w * 0.96, s.h * 0.94, 1.6, s.palette.near)
    );
  },
  deep: (s) => {
    const weed = (x: number): string =>
      stroke(`M${num(x)} ${s.h}c-14-26 14-44 0-72s12-40 4-60`, s.chance.pick([s.palette.near, s.palette.mid]), 9);
    let shafts = '';
    for (let index = 0; index < 5; index += 1) {
      const x = s.w * (0.05 + index * 0.23);
      shafts += `M${num(x)} -5h${num(s.w * 0.09)}L${num(x + s.w * 0.02)} ${num(s.h * 0.75)}h${num(-s.w * 0.22)}Z`;
    }
    return (
      sky({ ...s, palette: s.palette }) +
      path(shafts, s.palette.glow, `opacity="${s.shaded ? 0.2 : 0.35}"`) +
      light(s, s.h * 0.36) +
      ridge(s, s.h * 0.7, 26, s.palette.far) +
      times(4, () => weed(s.chance.pick([s.chance.between(0, s.w * 0.25), s.chance.between(s.w * 0.75, s.w)]))) +
      ridge(s, s.h * 0.82, 18, s.palette.near, 2) +
      `<g fill="none" stroke="${s.palette.spark}" stroke-width="1.6" opacity=".7">${times(9, () => `<circle cx="${s.chance.whole(0, s.w)}" cy="${s.chance.whole(0, Math.round(s.h * 0.75))}" r="${s.chance.whole(2, 8)}"/>`)}</g>`
    );
  },
  felt: (s) =>
    sky(s) +
    times(9, (i) => circle((s.w * (i + 0.5)) / 9, s.h * 0.08 + (i % 2) * 12, 5, s.palette.spark, 'opacity=".8"')) +
    light(s, s.h * 0.44) +
    ellipse(s.w / 2, s.h * 1.02, s.w * 0.86, s.h * 0.42, s.palette.near) +
    ellipse(s.w / 2, s.h * 1.04, s.w * 0.8, s.h * 0.4, s.palette.mid) +
    ellipse(s.w / 2, s.h * 1.06, s.w * 0.72, s.h * 0.37, s.palette.far) +
    ellipse(
      s.w / 2,
      s.h * 1.08,
      s.w * 0.62,
      s.h * 0.33,
      'none',
      `stroke="${s.palette.spark}" stroke-width="2" opacity=".55"`,
    ),
  hall: (s) => {
    const column = (x: number): string =>
      rect(x - 17, s.h * 0.16, 34, s.h * 0.64, 0, s.palette.mid) +
      rect(x - 11, s.h * 0.16, 8, s.h * 0.64, 0, s.palette.far) +
      rect(x - 25, s.h * 0.12, 50, 16, 3, s.palette.far) +
      rect(x - 25, s.h * 0.77, 50, 16, 3, s.palette.far);
    return (
      sky(s) +
      path(
        `M${num(s.w * 0.18)} ${num(s.h * 0.8)}V${num(s.h * 0.34)}A${num(s.w * 0.32)} ${num(s.w * 0.32)} 0 0 1 ${num(s.w * 0.82)} ${num(s.h * 0.34)}V${num(s.h * 0.8)}Z`,
        s.shaded ? s.palette.sky[1] : s.palette.glow,
      ) +
      light(s, s.h * 0.4) +
      column(s.w * 0.1) +
      column(s.w * 0.9) +
      rect(0, 0, s.w, s.h * 0.07, 0, s.palette.near) +
      path(`M0 ${num(s.h * 0.82)}H${s.w}V${s.h}H0Z`, s.palette.near) +
      path(
        `M${num(s.w * 0.3)} ${num(s.h * 0.82)}h${num(s.w * 0.4)}L${num(s.w * 0.86)} ${s.h}H${num(s.w * 0.14)}Z`,
        s.palette.mid,
      )
    );
  },
  space: (s) => {
    const x = s.w * s.chance.pick([0.18, 0.82]);
    return (
      sky(s) +
      stars(s, 34, s.h) +
      light(s, s.h * 0.36) +
      circle(x, s.h * 0.2, 34, s.palette.far) +
      ellipse(
        x,
        s.h * 0.2,
        54,
        11,
        'none',
        `stroke="${s.palette.glow}" stroke-width="4" transform="rotate(-18 ${num(x)} ${num(s.h * 0.2)})"`,
      ) +
      circle(s.w - x, s.h * 0.6, 13, s.palette.glow, 'opacity=".8"') +
      ellipse(s.w / 2, s.h * 1.12, s.w * 0.9, s.h * 0.36, s.palette.near) +
      ellipse(
        s.w / 2,
        s.h * 1.12,
        s.w * 0.9,
        s.h * 0.36,
        'none',
        `stroke="${s.palette.glow}" stroke-width="2" opacity=".6"`,
      )
    );
  },
  stadium: (s) => {
    const lamp = (x: number, lean: number): string =>
      path(
        `M${num(x)} ${num(s.h * 0.1)}L${num(x + lean * s.w * 0.75)} ${num(s.h * 0.78)}h${num(-lean * s.w * 0.5)}Z`,
        s.palette.glow,
        `opacity="${s.shaded ? 0.22 : 0.35}"`,
      ) +
      rect(x - 26, s.h * 0.06, 52, 22, 4, s.palette.near) +
      times(4, (i) => circle(x - 18 + i * 12, s.h * 0.06 + 11, 4.6, s.palette.spark));
    return (
      sky(s) +
      path(
        `M0 ${num(s.h * 0.44)}Q${s.w / 2} ${num(s.h * 0.54)} ${s.w} ${num(s.h * 0.44)}V${num(s.h * 0.7)}H0Z`,
        s.palette.mid,
      ) +
      [s.palette.glow, s.palette.spark, s.palette.far]
        .map((colour) =>
          dots(
            Array.from({ length: 16 }, () => [s.chance.between(0, s.w), s.h * s.chance.between(0.5, 0.66)] as const),
            3,
            colour,
            'opacity=".75"',
          ),
        )
        .join('') +
      lamp(s.w * 0.14, 1) +
      lamp(s.w * 0.86, -1) +
      light(s, s.h * 0.36) +
      rect(0, s.h * 0.67, s.w, s.h * 0.33, 0, s.shaded ? '#0e8a4a' : s.palette.far) +
      times(3, (i) =>
        path(
          `M${num(s.w * (0.1 + i * 0.34))} ${num(s.h * 0.67)}h${num(s.w * 0.12)}l${num((i - 1) * s.w * 0.2)} ${num(s.h * 0.33)}h${num(-s.w * 0.22)}Z`,
          s.shaded ? '#0a7440' : s.palette.mid,
        ),
      ) +
      stroke(`M0 ${num(s.h * 0.67)}H${s.w}`, s.palette.spark, 2.5)
    );
  },
  mandala: (s) =>
    sky(s) +
    place(
      s.lightX,
      s.lightY,
      1,
      s.chance.between(0, 30),
      [
        [190, 16],
        [145, 12],
        [100, 8],
      ]
        .map(([r, c], index) =>
          ring(
            `r${index}`,
            c as number,
            path(
              `M0 ${-(r as number) + 46}C-26 ${-(r as number) + 24}-16 ${-(r as number)} 0 ${-(r as number) - 14}C16 ${-(r as number)} 26 ${-(r as number) + 24} 0 ${-(r as number) + 46}Z`,
              [s.palette.far, s.palette.mid, s.palette.far][index] as string,
              `stroke="${s.palette.glow}" stroke-width="1.2" stroke-opacity=".6"`,
            ),
          ),
        )
        .join(''),
    ) +
    light(s, s.h * 0.3) +
    ridge(s, s.h * 0.86, 8, s.palette.near, 2),
  aurora: (s) => {
    const ribbon = (y: number, colour: string): string =>
      path(
        `M0 ${num(y)}C${num(s.w * 0.25)} ${num(y - s.h * 0.22)} ${num(s.w * 0.45)} ${num(y + s.h * 0.2)} ${num(s.w * 0.7)} ${num(y - s.h * 0.06)}S${s.w} ${num(y - s.h * 0.12)} ${s.w} ${num(y - s.h * 0.1)}V${num(y - s.h * 0.3)}C${num(s.w * 0.8)} ${num(y - s.h * 0.3)} ${num(s.w * 0.5)} ${num(y - s.h * 0.1)} ${num(s.w * 0.3)} ${num(y - s.h * 0.32)}S0 ${num(y - s.h * 0.2)} 0 ${num(y - s.h * 0.2)}Z`,
        colour,
        'opacity=".4"',
      );
    return (
      sky(s) +
      stars(s, 22, s.h * 0.5) +
      ribbon(s.h * 0.36, s.palette.glow) +
      ribbon(s.h * 0.5, s.palette.sky[2]) +
      light(s, s.h * 0.34) +
      ridge(s, s.h * 0.7, 26, s.palette.mid) +
      ridge(s, s.h * 0.82, 14, s.palette.near, 2)
    );
  },
  fire: (s) => {
    const tongue = (x: number, y: number, size: number, colour: string): string =>
      place(
        x,
        y,
        size,
        0,
        path('M-30 0C-46-44-8-56-14-104C18-78 8-56 22-46C26-58 24-66 22-76C46-46 44-20 30 0Z', colour),
      );
    return (
      sky(s) +
      light(s, s.h * 0.42) +
      times(5, (i) => tongue((s.w * (i + 0.3)) / 4.6, s.h * 0.84, s.chance.between(1.2, 1.9), s.palette.far)) +
      times(6, (i) => tongue((s.w * (i + 0.2)) / 5.4, s.h * 0.9, s.chance.between(0.9, 1.3), s.palette.mid)) +
      rect(0, s.h * 0.86, s.w, s.h * 0.14, 0, s.palette.near) +
      dots(
        Array.from({ length: 14 }, () => [s.chance.between(0, s.w), s.chance.between(s.h * 0.1, s.h * 0.7)] as const),
        1.8,
        s.palette.spark,
      )
    );
  },
  river: (s) =>
    sky(s) +
    light(s, s.h * 0.34) +
    ridge(s, s.h * 0.54, 16, s.palette.far) +
    times(3, (i) => {
      const x = s.w * (0.08 + i * 0.4);
      return (
        stroke(`M${num(x)} ${num(s.h * 0.58)}q-4-40 6-74`, s.palette.near, 4) +
        place(
          x + 6,
          s.h * 0.58 - 74,
          0.5,
          0,
          i > 0
            ? '<use href="#w"/>'
            : `<g id="w">${times(6, (k) => `<path transform="rotate(${-100 + k * 40})" d="M0 0Q20-40 6-74Q-12-40 0 0Z" fill="${s.palette.mid}"/>`)}</g>`,
        )
      );
    }) +
    rect(0, s.h * 0.58, s.w, s.h * 0.42, 0, s.palette.mid) +
    stroke(
      times(9, () => `M${num(s.chance.between(-20, s.w))} ${num(s.h * s.chance.between(0.62, 0.84))}q14-6 28 0t28 0`),
      s.palette.far,
      3,
    ) +
    times(3, (i) =>
      place(
        s.w * (0.1 + i * 0.4),
        s.h * s.chance.between(0.76, 0.84),
        1,
        0,
        ellipse(0, 0, 26, 8, s.palette.near) +
          path('M0-2C-14-6-16-18-10-22L0-12L10-22C16-18 14-6 0-2Z', s.palette.spark),
      ),
    ) +
    wave(s, s.h * 0.88, s.palette.near, 120, 10),
  neon: (s) => {
    const lines = (colour: string): string =>
      stroke(
        times(
          7,
          (i) =>
            `M${num(s.w / 2 + (i - 3) * s.w * 0.05)} ${num(s.h * 0.64)}L${num(s.w / 2 + (i - 3) * s.w * 0.42)} ${s.h}`,
        ) + times(4, (i) => `M0 ${num(s.h * (0.64 + i * i * 0.035))}H${s.w}`),
        colour,
        1.6,
      );
    const disc = times(5, (i) =>
      rect(
        0,
        s.lightY + 14 + i * 19,
        s.w,
        4 + i * 2,
        0,
        s.shaded ? s.palette.sky[1] : s.palette.sky[0],
        'opacity=".75"',
      ),
    );
    return (
      sky(s) +
      light(s, s.h * 0.34) +
      circle(s.lightX, s.lightY, s.h * 0.25, s.palette.glow, 'opacity=".8"') +
      disc +
      rect(0, s.h * 0.64, s.w, s.h * 0.36, 0, s.palette.near) +
      lines(s.palette.glow) +
      path(starPath(s.w * 0.13, s.h * 0.13, 12, 3, 4), s.palette.spark) +
      path(starPath(s.w * 0.86, s.h * 0.26, 9, 2, 4), s.palette.spark)
    );
  },
};

/** Paints a whole background; deterministic in the stage's chance. */
export function paintScene(name: SceneName, stage: Stage): string {
  return PAINTERS[name](stage);
}

/** The gradients a shaded background and its light refer to. */
export function stageGradients(palette: Palette, shaded: boolean): string {
  if (!shaded) return '';
  const [top, middle, horizon] = palette.sky;
  return `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".42" stop-color="${middle}"/><stop offset=".78" stop-color="${horizon}"/></linearGradient><radialGradient id="halo"><stop stop-color="${palette.glow}" stop-opacity=".95"/><stop offset=".35" stop-color="${palette.glow}" stop-opacity=".5"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient>`;
}
