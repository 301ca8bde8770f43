/**
 * The bounding box of the drawn letters of a picture, in its units. It includes control points of curves, so it may be
 * a little too large.
 */
export interface LettersBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Size of the letters. */
  size: number;
  lines: number;
}

/**
 * Reads the position of a text from the outlines in an SVG.
 * @param id of the group of letters: `t` for a title, `u` for the line below
 * @returns undefined if the picture has no such text
 */
export function lettersBox(svg: string, id: string): LettersBox | undefined {
  const [, scaleText, content] = new RegExp(`<g id="${id}" transform="scale\\(([\\d.]+)\\)">(.*?)</g>`).exec(svg) ?? [];
  if (content === undefined) return undefined;
  const scale = Number(scaleText);
  const paths = [...content.matchAll(/<path transform="translate\((-?\d+) (-?\d+)\)" d="([^"]*)"\/>/g)];
  const points = paths.flatMap(([, x, y, d]) =>
    pointsOf(d!).map(([px, py]) => [px + Number(x), py + Number(y)] as const),
  );
  const [xs, ys] = [points.map(([x]) => x * scale), points.map(([, y]) => y * scale)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    size: scale * 1000,
    lines: paths.length,
  };
}

function pointsOf(d: string): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command, rest] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const values = (rest!.match(/-?\d+/g) ?? []).map(Number);
    if (command === 'z') [x, y] = [startX, startY];
    const from = command === 'M' ? ([0, 0] as const) : ([x, y] as const);
    for (let index = 0; index < values.length; index += 2) {
      [x, y] = [from[0] + values[index]!, from[1] + values[index + 1]!];
      found.push([x, y]);
    }
    if (command === 'M' || command === 'm') [startX, startY] = [x, y];
  }
  return found;
}
