import { digitFaces, type Point, type Stroke } from './captcha/digitStrokes.ts';
import { createInkLayer } from './captcha/inkLayer.ts';
import { encodeGreyPng } from './png.ts';

const width = 240;
const height = 88;
const light = 232;
const dark = 38;
/** Shades that a picture uses: few, so that it stays small. */
const shades = 16;

/**
 * Draws digits that people read and simple programs do not: of several faces and sizes, bent, overlapping, crossed by strokes of
 * the same ink, and light on dark in some places, dark on light in others, on a textured ground.
 * @param random the same numbers give the same picture
 * @returns a PNG of 240 by 88 pixels.
 */
export function captchaPicture(answer: string, random: () => number = Math.random): Buffer {
  const between = (low: number, high: number) => low + random() * (high - low);
  const bend = createBend(between);
  const ink = createInkLayer(width, height);

  const step = (width - 44) / answer.length;
  [...answer].forEach((digit, index) => {
    const faces = digitFaces[Number(digit)]!;
    const face = faces[Math.floor(random() * faces.length)]!;
    const size = between(38, 45);
    const broad = size * between(0.95, 1.15);
    const [turn, lean] = [between(-0.22, 0.22), between(-0.16, 0.16)];
    const middle: Point = [22 + step * (index + 0.5) + between(-3, 3), height / 2 + between(-7, 7)];
    const pen = { radius: between(2.5, 3.2), contrast: between(0, 0.6), slope: between(0, Math.PI) };
    for (const stroke of face) {
      const placed = stroke.map(([x, y]) => {
        const [across, down] = [(x - 0.5) * broad - lean * (y - 0.8) * size, (y - 0.8) * size];
        return bend([
          middle[0] + across * Math.cos(turn) - down * Math.sin(turn),
          middle[1] + across * Math.sin(turn) + down * Math.cos(turn),
        ]);
      });
      ink.draw(placed, pen);
    }
  });
  for (let crossing = 0; crossing < 2; crossing++) ink.draw(createCrossing(between), { radius: between(1.1, 1.5) });

  const ground = createGround(between);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const { swap, shade } = ground(x, y);
      const covered = ink.cover[y * width + x]!;
      // Where the two are swapped, the ground is dark and the ink light.
      const darkness = covered + swap - 2 * covered * swap;
      const tone = light + (dark - light) * darkness + shade * (1 - 2 * darkness);
      pixels[y * width + x] =
        Math.round((Math.min(255, Math.max(0, tone)) / 255) * (shades - 1)) * (255 / (shades - 1));
    }
  }
  return encodeGreyPng(pixels, width, height);
}

type Between = (low: number, high: number) => number;

/** Moves points as waves through the whole picture do. */
function createBend(between: Between): (point: Point) => Point {
  const waves = Array.from({ length: 2 }, () => ({
    length: between(34, 62),
    phase: between(0, 2 * Math.PI),
    high: between(1.4, 2.6),
  }));
  const [down, across] = waves as [(typeof waves)[0], (typeof waves)[0]];
  return ([x, y]) => [
    x + across.high * Math.sin((y / across.length) * 2 * Math.PI + across.phase),
    y + down.high * Math.sin((x / down.length) * 2 * Math.PI + down.phase),
  ];
}

/** A stroke from edge to edge, through the digits. */
function createCrossing(between: Between): Stroke {
  const [from, to, high, length, phase] = [
    between(22, 66),
    between(22, 66),
    between(5, 14),
    between(60, 130),
    between(0, 6.3),
  ];
  return Array.from({ length: 49 }, (_, i) => {
    const x = (i / 48) * width;
    return [x, from + ((to - from) * i) / 48 + high * Math.sin((x / length) * 2 * Math.PI + phase)] as const;
  });
}

/** Where light and dark are swapped (0 to 1), and the texture, a few shades up and down. */
function createGround(between: Between): (x: number, y: number) => { swap: number; shade: number } {
  const edge = {
    slope: between(-0.5, 0.5),
    high: between(8, 16),
    length: between(50, 90),
    phase: between(0, 6.3),
    every: between(120, 160),
    from: between(0, 160),
  };
  const hatch = { x: between(0.5, 0.9), y: between(-0.9, 0.9), high: between(10, 16) };
  const ripple = { x: between(0.1, 0.3), y: between(0.3, 0.6), high: between(8, 14) };
  return (x, y) => {
    // Distance across the bands, which are as wide as they are apart.
    const at =
      (x + edge.slope * y + edge.high * Math.sin((y / edge.length) * 2 * Math.PI + edge.phase) + edge.from) /
      edge.every;
    const within = Math.abs((((at % 1) + 1) % 1) - 0.5) - 0.25;
    return {
      swap: Math.min(1, Math.max(0, within * edge.every + 0.5)),
      shade: -Math.abs(
        hatch.high * Math.sin(x * hatch.x + y * hatch.y) + ripple.high * Math.sin(x * ripple.x - y * ripple.y),
      ),
    };
  };
}
