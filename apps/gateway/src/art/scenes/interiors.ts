import { circle, dots, ellipse, num, path, rect, starPath, stroke, times } from '../shapes.ts';
import { sky, light, type ScenePainter } from './sceneParts.ts';

/** Scenes of rooms, stages and cities. */
export const INTERIORS = {
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
} satisfies Record<string, ScenePainter>;
