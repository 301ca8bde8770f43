import { circle, dots, ellipse, num, path, place, rect, stroke, times } from '../shapes.ts';
import { sky, light, stars, ridge, beams, type ScenePainter } from './sceneParts.ts';

/** Scenes of the sky, of fire and of deep water. */
export const SKIES = {
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
} satisfies Record<string, ScenePainter>;
