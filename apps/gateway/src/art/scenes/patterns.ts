import { circle, ellipse, num, path, place, ring, times } from '../shapes.ts';
import { sky, light, ridge, beams, type ScenePainter } from './sceneParts.ts';

/** Abstract patterns. */
export const PATTERNS = {
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
} satisfies Record<string, ScenePainter>;
