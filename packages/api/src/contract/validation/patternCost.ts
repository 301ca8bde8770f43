/** More steps than any check of a text takes: some tens of milliseconds on a slow phone. */
export const mostSteps = 20_000_000;
/** Longest pattern that is read. */
const longestPattern = 500;

/** What stands between two brackets, as far as it is read. */
interface Group {
  /** How many ways there are through it, at most. */
  ways: number;
  /** Ways through the alternatives that are closed. */
  closed: number;
  /** Something in it can match in more than one way. */
  isVariable: boolean;
}

const token =
  /\\[pPxuk](?:\{[^}]*\}|<[^>]*>)?|\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|\)|\||[*+?]|\{\d+(?:,\d*)?\}|./gsu;
const quantifier = /^(?:[*+?]|\{(\d+)(,(\d*))?\})$/;

/**
 * The steps that a regular expression may take at most on a text of so many letters, roughly: engines try every way through it
 * before they give up. Infinite where what repeats can itself match in several ways, as in `(a+)+`: thirty letters would hang a
 * phone, and a gateway, for hours. Patterns come with a merchant's configuration, so nobody here has read them.
 */
export function patternCost(pattern: string, letters: number): number {
  if (pattern.length > longestPattern) return Infinity;
  const groups: Group[] = [newGroup()];
  // What a quantifier that follows would repeat.
  let last: Group = newGroup();
  let wasQuantifier = false;
  for (const [text] of pattern.matchAll(token)) {
    const group = groups.at(-1)!;
    const [isQuantifier, least, range, most] = quantifier.exec(text) ?? [];
    if (isQuantifier !== undefined) {
      // A question mark behind another quantifier makes that one lazy: the ways stay the same.
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

/** How often a quantifier repeats, as far as so many letters allow. */
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
