/** Maximum number of steps for one check. These steps take some tens of milliseconds on a slow phone. */
export const maxSteps = 20_000_000;
/** Maximum length of a pattern. */
const longestPattern = 500;

/** State of a group (the part of a pattern between two brackets) during parsing. */
interface Group {
  /** Maximum number of ways to match the group. */
  ways: number;
  /** Number of ways to match the finished alternatives. */
  closed: number;
  /** Whether a part of the group can match in more than one way. */
  isVariable: boolean;
}

const token =
  /\\[pPxuk](?:\{[^}]*\}|<[^>]*>)?|\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|\)|\||[*+?]|\{\d+(?:,\d*)?\}|./gsu;
const quantifier = /^(?:[*+?]|\{(\d+)(,(\d*))?\})$/;

/**
 * Estimates the maximum number of steps of a regular expression on a text of this length. Engines try every way to
 * match before they fail. The result is infinite if a repeated part can match in several ways, as in `(a+)+`: thirty
 * letters would block a phone, or a gateway, for hours. Patterns come from a merchant's configuration, so they are not
 * trusted.
 */
export function patternCost(pattern: string, letters: number): number {
  if (pattern.length > longestPattern) return Infinity;
  const groups: Group[] = [newGroup()];
  // The part that a following quantifier repeats.
  let last: Group = newGroup();
  let wasQuantifier = false;
  for (const [text] of pattern.matchAll(token)) {
    const group = groups.at(-1)!;
    const [isQuantifier, least, range, most] = quantifier.exec(text) ?? [];
    if (isQuantifier !== undefined) {
      // A question mark after another quantifier makes it lazy, which does not change the number of ways.
      if (wasQuantifier && text === '?') continue;
      const times = timesOf(text, { least, range, most, letters });
      if (last.isVariable && times.most > 1) return Infinity;
      group.ways *= times.most - times.least + 1;
      group.isVariable ||= times.most > times.least;
      wasQuantifier = true;
      continue;
    }
    wasQuantifier = false;
    if (text.startsWith('(')) {
      groups.push(newGroup());
    } else if (text === ')') {
      if (groups.length === 1) return Infinity;
      last = groups.pop()!;
      last.ways += last.closed;
      groups.at(-1)!.ways *= last.ways;
      groups.at(-1)!.isVariable ||= last.isVariable;
    } else if (text === '|') {
      group.closed += group.ways;
      group.ways = 1;
      group.isVariable = true;
    } else {
      last = newGroup();
    }
  }
  return groups.length === 1 ? groups[0]!.ways + groups[0]!.closed : Infinity;
}

const newGroup = (): Group => ({ ways: 1, closed: 0, isVariable: false });

/** Minimum and maximum repetitions of a quantifier, limited by the number of letters. */
function timesOf(
  text: string,
  { least = '', range, most = '', letters }: { least?: string; range?: string; most?: string; letters: number },
): { least: number; most: number } {
  if (text === '?') return { least: 0, most: 1 };
  if (text === '*' || text === '+') return { least: 0, most: Math.max(letters, 2) };
  const from = Number(least);
  if (range === undefined) return { least: from, most: from };
  return { least: from, most: Math.max(from, Math.min(most === '' ? Infinity : Number(most), Math.max(letters, 2))) };
}
