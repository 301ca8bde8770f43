import { type Between, turned } from './placeDigit.ts';
import type { Point } from './digitStrokes.ts';
import { createInkLayer, type InkLayer } from './inkLayer.ts';

/** Strokes that programs can mistake for parts of digits: pieces of rings, thinner than digits. */
export function drawDecoyStrokes(width: number, height: number, between: Between): InkLayer {
  const layer = createInkLayer(width, height);
  for (let i = 0; i < 13; i++) {
    const middle: Point = [between(0, width), between(0, height)];
    const [wide, high, angle] = [between(7, 22), between(7, 22), between(0, Math.PI)];
    const [from, length] = [between(0, 2 * Math.PI), between(2, 5)];
    const ring = Array.from({ length: 17 }, (_, step): Point => {
      const at = from + (length * step) / 16;
      return turned(middle, wide * Math.cos(at), high * Math.sin(at), angle);
    });
    layer.draw(ring, { radius: between(1.1, 1.9) });
  }
  return layer;
}
