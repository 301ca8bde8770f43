import type { GreyPicture } from './greyPicture.ts';

type CleanUp = (picture: GreyPicture) => GreyPicture;

const mapped = (picture: GreyPicture, shade: (x: number, y: number) => number): GreyPicture => {
  const { width, height } = picture;
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) pixels[y * width + x] = shade(x, y);
  return { width, height, pixels };
};

/** The pixel at a position, or the nearest pixel at the edge. */
const at = ({ width, height, pixels }: GreyPicture, x: number, y: number): number =>
  pixels[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))]!;

/** The shades around a pixel, `reach` pixels to each side. */
function around(picture: GreyPicture, x: number, y: number, reach: number): number[] {
  const shades: number[] = [];
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) shades.push(at(picture, x + dx, y + dy));
  return shades;
}

const mean = (shades: readonly number[]) => shades.reduce((sum, shade) => sum + shade, 0) / shades.length;
const invert: CleanUp = (picture) => mapped(picture, (x, y) => 255 - at(picture, x, y));
const blur =
  (reach: number): CleanUp =>
  (picture) =>
    mapped(picture, (x, y) => mean(around(picture, x, y, reach)));
const median =
  (reach: number): CleanUp =>
  (picture) =>
    mapped(picture, (x, y) => around(picture, x, y, reach).toSorted((a, b) => a - b)[2 * reach * (reach + 1)]!);
const threshold =
  (limit: number): CleanUp =>
  (picture) =>
    mapped(picture, (x, y) => (at(picture, x, y) < limit ? 0 : 255));

/** Makes a pixel dark if it is darker than its surroundings. So each position has its own threshold. */
const localThreshold: CleanUp = (picture) => {
  const ground = blur(9)(picture);
  return mapped(picture, (x, y) => (at(picture, x, y) < at(ground, x, y) - 12 ? 0 : 255));
};

/**
 * Makes a pixel dark if its tone is far from the median around it. Light digits on a dark background then look like
 * dark digits on a light background.
 */
const farFromMedian =
  (reach: number): CleanUp =>
  (picture) =>
    mapped(picture, (x, y) => {
      const shades: number[] = [];
      for (let dy = -reach; dy <= reach; dy += 3)
        for (let dx = -reach; dx <= reach; dx += 3) shades.push(at(picture, x + dx, y + dy));
      const middle = shades.toSorted((a, b) => a - b)[Math.floor(shades.length / 2)]!;
      return Math.abs(at(picture, x, y) - middle) > 110 ? 0 : 255;
    });

/** Draws the edges of dark and light areas. */
const edges: CleanUp = (picture) =>
  mapped(picture, (x, y) => {
    const shades = around(picture, x, y, 1);
    return 255 - (Math.max(...shades) - Math.min(...shades));
  });

/** Enlarges the picture to three times its size, with interpolated pixels. */
const enlarge: CleanUp = (picture) => {
  const large = { width: picture.width * 3, height: picture.height * 3, pixels: new Uint8Array(0) };
  large.pixels = new Uint8Array(large.width * large.height);
  return mapped(large, (x, y) => {
    const [sourceX, sourceY] = [x / 3, y / 3];
    const [left, top] = [Math.floor(sourceX), Math.floor(sourceY)];
    const [right, down] = [sourceX - left, sourceY - top];
    return (
      (at(picture, left, top) * (1 - right) + at(picture, left + 1, top) * right) * (1 - down) +
      (at(picture, left, top + 1) * (1 - right) + at(picture, left + 1, top + 1) * right) * down
    );
  });
};

/** Shears the picture so that the columns are as uneven as possible. Upright strokes then fill few columns. */
const deskew: CleanUp = (picture) => {
  const { width, height } = picture;
  let best = { unevenness: -1, sheared: picture };
  for (let slope = -0.4; slope <= 0.4; slope += 0.1) {
    const sheared = mapped(picture, (x, y) => at(picture, Math.round(x + slope * (y - height / 2)), y));
    const columns = Array.from({ length: width }, (_, x) => {
      let sum = 0;
      for (let y = 0; y < height; y++) sum += sheared.pixels[y * width + x]!;
      return sum;
    });
    const middle = mean(columns);
    const unevenness = columns.reduce((sum, column) => sum + (column - middle) ** 2, 0);
    if (unevenness > best.unevenness) best = { unevenness, sheared };
  }
  return best.sheared;
};

const runInOrder =
  (...steps: CleanUp[]): CleanUp =>
  (picture) =>
    steps.reduce((cleaned, step) => step(cleaned), picture);

/** The usual clean-ups before a program reads a captcha. */
export const imageFilters: Readonly<Record<string, CleanUp>> = {
  enlarged: enlarge,
  inverted: runInOrder(invert, enlarge),
  'threshold 128': runInOrder(enlarge, threshold(128)),
  'threshold 90': runInOrder(enlarge, threshold(90)),
  'threshold 180': runInOrder(enlarge, threshold(180)),
  'inverted, threshold 128': runInOrder(invert, enlarge, threshold(128)),
  'local threshold': runInOrder(localThreshold, enlarge),
  'local threshold, median': runInOrder(localThreshold, median(1), enlarge),
  'blur, threshold': runInOrder(blur(1), enlarge, threshold(110)),
  'median 3, threshold': runInOrder(median(1), enlarge, threshold(128)),
  'median 5, threshold': runInOrder(median(2), enlarge, threshold(128)),
  'median 5': runInOrder(median(2), enlarge),
  'deskewed, threshold': runInOrder(deskew, enlarge, threshold(128)),
  'deskewed, median 3': runInOrder(deskew, median(1), enlarge),
  edges: runInOrder(edges, enlarge),
  'far from the median of 25': runInOrder(farFromMedian(12), enlarge),
  'far from the median of 37': runInOrder(farFromMedian(18), enlarge),
};
