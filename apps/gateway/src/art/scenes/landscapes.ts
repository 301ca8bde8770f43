import { ellipse, num, path, place, rect, stroke, times } from '../shapes.ts';
import { sky, light, stars, ridge, wave, type ScenePainter } from './sceneParts.ts';

/** Scenes on land and water. */
export const LANDSCAPES = {
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
} satisfies Record<string, ScenePainter>;
