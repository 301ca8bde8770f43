import type { Dir, SetLine, Typeface } from './lettering.ts';
import { textRuns } from './textRuns.ts';

/** The parts of a font face that lettering needs: a glyph check, and outlines of a text in one direction. */
export interface LetteringFace {
  readonly has: (code: number) => boolean;
  readonly outline: (text: string, direction: Dir) => SetLine;
}

/** Maximum number of cached lines. Titles of one list have many words in common. */
const knownLines = 4_000;

/**
 * A typeface of several faces: each character uses the first face that has its glyph.
 * @param direction of the lines
 */
export function createTypeface(faces: readonly LetteringFace[], direction: Dir): Typeface {
  const known = new Map<string, SetLine>();
  const has = faces.map((face) => face.has);
  const set = (line: string): SetLine => {
    let [path, width] = ['', 0];
    let [left, right, top, bottom] = [0, 0, 0, 0];
    for (const { text, direction: way, face } of textRuns(line, direction, has)) {
      const piece = faces[face]!.outline(text, way);
      path += movedBy(piece.path, width);
      if (piece.path !== '') {
        left = Math.min(left, width + piece.left);
        right = Math.max(right, width + piece.right);
      }
      width += Math.round(piece.width);
      top = Math.min(top, piece.top);
      bottom = Math.max(bottom, piece.bottom);
    }
    return { path, width, left, right: Math.max(right, 0), top, bottom };
  };
  return {
    set(line) {
      const found = known.get(line);
      if (found !== undefined) return found;
      if (known.size >= knownLines) known.clear();
      const made = set(line);
      known.set(line, made);
      return made;
    },
  };
}

/** In path data only the first point is absolute; the other points are relative. */
function movedBy(path: string, x: number): string {
  return path.replace(/^M ?(-?\d+)/, (_, first: string) => `M${Number(first) + x}`);
}
