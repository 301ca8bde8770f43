import type { Stroke } from './digitStrokes.ts';

/** Ink coverage of each pixel, 0 to 1, row by row. */
export interface InkLayer {
  readonly cover: Float32Array;
  /**
   * Draws connected points with a pen; edges are smoothed over one pixel.
   * @param radius of the pen when it moves along its own slope; across the slope it is wider by the factor `contrast`
   */
  draw(stroke: Stroke, pen: Pen): void;
}

interface Pen {
  radius: number;
  /** Difference between thick and thin strokes of the pen. 0 is a round pen. */
  contrast?: number;
  /** Slope of the pen's nib, in radians. */
  slope?: number;
}

export function createInkLayer(width: number, height: number): InkLayer {
  const cover = new Float32Array(width * height);
  return {
    cover,
    draw(stroke, { radius, contrast = 0, slope = 0 }) {
      for (let i = 1; i < stroke.length; i++) {
        const [ax, ay] = stroke[i - 1]!;
        const [bx, by] = stroke[i]!;
        const [dx, dy] = [bx - ax, by - ay];
        const wide = radius * (1 + contrast * Math.abs(Math.sin(Math.atan2(dy, dx) - slope)));
        const reach = wide + 1;
        const square = dx * dx + dy * dy;
        const top = Math.max(0, Math.floor(Math.min(ay, by) - reach));
        const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by) + reach));
        const left = Math.max(0, Math.floor(Math.min(ax, bx) - reach));
        const right = Math.min(width - 1, Math.ceil(Math.max(ax, bx) + reach));
        for (let y = top; y <= bottom; y++) {
          for (let x = left; x <= right; x++) {
            const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
            const [offX, offY] = [x - ax - along * dx, y - ay - along * dy];
            const covered = wide + 0.5 - Math.sqrt(offX * offX + offY * offY);
            const at = y * width + x;
            if (covered > cover[at]!) cover[at] = Math.min(1, covered);
          }
        }
      }
    },
  };
}
