import type { Palette } from './palettes.ts';
import type { PictureStyle } from './pictureTypes.ts';
import type { Chance } from './seeded.ts';
import { circle, num, path, rect, starPath, stroke, times } from './shapes.ts';

/** A border of block-printed teeth with a line; `y` is the outer side. */
export function blockPrintEdge(
  width: number,
  y: number,
  direction: 1 | -1,
  paper: string,
  ink: string,
  accent: string,
): string {
  const step = width / Math.round(width / 25);
  const count = Math.round(width / step);
  const down = (offset: number): string => num(y + offset * direction);
  const band = `M0 ${down(0)}H${width}V${down(24)}H0Z`;
  let teeth = '';
  let buds = '';
  for (let index = 0; index < count; index += 1) {
    const x = index * step;
    teeth += `M${num(x)} ${down(21)}L${num(x + step / 2)} ${down(5)}L${num(x + step)} ${down(21)}Z`;
    buds += `M${num(x)} ${down(3)}l4 ${4 * direction}l-4 ${4 * direction}l-4 ${-4 * direction}Z`;
  }
  return (
    path(band, paper) + path(teeth, ink) + path(buds, accent) + path(`M0 ${down(22)}H${width}V${down(25)}H0Z`, accent)
  );
}

/** The frame of a tile. `vendorNumber` is a number derived from the vendor, so that a vendor's tiles have the same frame. */
export function frameFor(style: PictureStyle, palette: Palette, vendorNumber: number, chance: Chance): string {
  if (style === 'blockprint') {
    return (
      blockPrintEdge(300, 0, 1, palette.near, palette.spark, palette.glow) +
      blockPrintEdge(300, 400, -1, palette.near, palette.spark, palette.glow) +
      rect(
        6,
        30,
        288,
        340,
        0,
        'none',
        `stroke="${palette.glow}" stroke-width="1.5" stroke-dasharray="1 5" stroke-linecap="round"`,
      )
    );
  }
  if (style === 'flat') {
    if (vendorNumber % 3 !== 0) return '';
    const corner =
      path('M10 52C8 24 24 8 52 10C34 16 16 34 10 52Z', palette.spark) +
      circle(20, 20, 4.5, palette.glow) +
      stroke('M16 62Q14 76 20 86M62 16Q76 14 86 20', palette.spark, 3);
    return corner + `<g transform="translate(300 0)scale(-1 1)">${corner}</g>`;
  }
  if (style === 'bubble') return times(3, (i) => circle(18 + i * 15, 18, 4.5 - i, '#fff', 'opacity=".8"'));
  const kind = vendorNumber % 4;
  if (kind === 0)
    return (
      rect(5, 5, 290, 390, 14, 'none', `stroke="${palette.glow}" stroke-width="2.5" opacity=".75"`) +
      rect(10, 10, 280, 380, 11, 'none', `stroke="${palette.glow}" stroke-width="1" opacity=".5"`)
    );
  if (kind === 1) {
    const curl =
      stroke('M9 66V26Q9 9 26 9H66', palette.glow, 3) +
      stroke('M17 50Q17 17 50 17', palette.glow, 1.5) +
      path(starPath(19, 19, 8, 2.5, 4), palette.spark);
    return curl + `<g transform="translate(300 0)scale(-1 1)">${curl}</g>`;
  }
  if (kind === 2) return path('M0 0H300V70Q150-22 0 70Z', 'url(#sheen)');
  return chance.next() < 0.5
    ? ''
    : rect(3, 3, 294, 394, 12, 'none', `stroke="${palette.glow}" stroke-width="4" opacity=".55"`);
}

/** A disc with an ornamented rim, which separates a subject from a detailed background. */
export function medallion(style: PictureStyle, palette: Palette, x: number, y: number, radius: number): string {
  const lit = style === 'luminous';
  const fill = lit ? palette.mid : style === 'bubble' ? palette.far : palette.glow;
  const rim = lit || style === 'bubble' ? palette.glow : palette.near;
  const petals =
    style === 'bubble' ? '' : path(starPath(x, y, radius + 13, radius + 3, 28), rim, `opacity="${lit ? 0.5 : 1}"`);
  return (
    petals +
    circle(x, y, radius + 4, lit ? palette.near : palette.spark) +
    circle(x, y, radius - 2, fill) +
    circle(
      x,
      y,
      radius - 9,
      'none',
      `stroke="${rim}" stroke-width="2.5" stroke-dasharray="1 9" stroke-linecap="round"`,
    ) +
    (lit ? circle(x, y, radius - 4, 'url(#halo)', 'opacity=".8"') : '')
  );
}
