import { encode } from 'uqr';

interface QrShape {
  /** Number of modules along one side, including the quiet zone. */
  size: number;
  /** The dark modules as an SVG path, one unit per module. */
  path: string;
}

/** The margin that the standard requires, in modules. */
const quietZone = 4;

/**
 * The QR code of `content` as a shape. It tolerates 15 % of damage. Undefined if the content is too long for any QR
 * code.
 */
export function qrShape(content: string): QrShape | undefined {
  try {
    const { size, data } = encode(content, { ecc: 'M', border: quietZone });
    return { size, path: data.map(rowPath).join('') };
  } catch {
    // The encoder throws only if the text is too long.
    return undefined;
  }
}

/** Joins neighbouring modules to one rectangle: fewer shapes, and no hairlines between them. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    let end = x;
    while (row[end]) end += 1;
    path += `M${x} ${y}h${end - x}v1H${x}z`;
    x = end;
  }
  return path;
}
