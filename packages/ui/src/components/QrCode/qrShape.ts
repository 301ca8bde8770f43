import { encode } from 'uqr';

interface QrShape {
  /** Modules along one side, quiet margin included. */
  size: number;
  /** The dark modules as an SVG path, one unit a module. */
  path: string;
}

/** The margin that the standard asks for, in modules. */
const quietZone = 4;

/** The code of `content` as a shape, with room for 15 % of damage; undefined when it is too long for any code. */
export function qrShape(content: string): QrShape | undefined {
  try {
    const { size, data } = encode(content, { ecc: 'M', border: quietZone });
    return { size, path: data.map(rowPath).join('') };
  } catch {
    // The encoder's only complaint about a text.
    return undefined;
  }
}

/** Neighbours as one rectangle: fewer shapes, and no hairlines between them. */
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
