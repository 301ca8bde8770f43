import type { Palette } from '../palettes.ts';
import { circle, dots, num, path } from '../shapes.ts';
import type { Chance } from '../seeded.ts';

/** The input of a scene: its size and the position of its light in user units, colours, and random numbers. */
export interface SceneCanvas {
  readonly w: number;
  readonly h: number;
  readonly palette: Palette;
  /** Whether gradients are allowed; otherwise fills are flat. */
  readonly shaded: boolean;
  /** Position of the light behind the subject. */
  readonly lightX: number;
  readonly lightY: number;
  readonly chance: Chance;
}

/** Draws a scene as SVG elements. */
export type ScenePainter = (canvas: SceneCanvas) => string;

/** Fills the whole area with the colour of the sky. */
export const sky = (s: SceneCanvas): string =>
  `<rect width="${s.w}" height="${s.h}" fill="${s.shaded ? 'url(#sky)' : s.palette.sky[0]}"/>`;

/** The light: a halo in styles with gradients, a disc in others. */
export function light(s: SceneCanvas, radius: number): string {
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

/** Stars scattered above `floor`. */
export function stars(s: SceneCanvas, count: number, floor: number): string {
  const some = (share: number): (readonly [number, number])[] =>
    Array.from(
      { length: Math.round(count * share) },
      () => [s.chance.between(0, s.w), s.chance.between(0, floor)] as const,
    );
  return dots(some(0.6), 0.9, s.palette.spark, 'opacity=".7"') + dots(some(0.4), 1.7, s.palette.spark);
}

/** A line of hills from edge to edge, filled to the bottom. */
export function ridge(s: SceneCanvas, y: number, swing: number, colour: string, bumps = 3): string {
  const step = s.w / bumps;
  let d = `M0 ${num(y + s.chance.between(-swing, swing))}`;
  for (let index = 0; index < bumps; index += 1) {
    const x = step * index;
    d += `C${num(x + step * 0.35)} ${num(y - s.chance.between(0, swing) * 1.5)} ${num(x + step * 0.65)} ${num(y + s.chance.between(0, swing))} ${num(x + step)} ${num(y + s.chance.between(-swing, swing) * 0.6)}`;
  }
  return path(`${d}V${s.h}H0Z`, colour);
}

/** A band of waves from edge to edge, filled to the bottom. */
export function wave(s: SceneCanvas, y: number, colour: string, length: number, height: number): string {
  let d = `M${num(-s.chance.between(0, length))} ${num(y)}`;
  for (let x = 0; x < s.w + length * 2; x += length)
    d += `q${num(length / 4)} ${num(-height)} ${num(length / 2)} 0t${num(length / 2)} 0`;
  return path(`${d}V${s.h}H${-length}Z`, colour);
}

/** Beams of light in all directions from the light. */
export function beams(s: SceneCanvas, count: number, colour: string, opacity: number, reach = 520): string {
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
