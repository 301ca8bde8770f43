import type { MerchantProblem } from '@livery/merchant';
import { withToken } from './applyTo.ts';
import { asObject } from './asObject.ts';

/** A theme after unreadable colours were replaced. */
interface Readable {
  text: string;
  /** Problems that remain. */
  problems: readonly MerchantProblem[];
  /** One line for each key that changed. */
  changes: string[];
}

/** Maximum number of changes. Each change may make another colour the weakest, and themes have dozens of colours. */
const mostRounds = 60;

/**
 * Replaces unreadable colours with the nearest readable colours, one mistake at a time, because a change often fixes
 * others.
 * @param text the content of `theme.json`
 * @param problemsOf returns the problems of such a content
 */
export function withNearest(text: string, problemsOf: (text: string) => readonly MerchantProblem[]): Readable {
  const found = new Map<string, { before: unknown; after: string }>();
  let now = text;
  let problems = problemsOf(now);
  for (let round = 0; round < mostRounds; round++) {
    // A problem without a suitable colour may get one after another change.
    const nearest = problems.find((problem) => problem.nearest !== undefined)?.nearest;
    if (nearest === undefined) break;
    for (const [key, color] of Object.entries(nearest)) {
      const path = key.split('.').filter((part) => part !== '$value');
      found.set(path.join('.'), { before: found.get(path.join('.'))?.before ?? valueAt(now, path), after: color });
      now = withToken(now, path, color);
    }
    problems = problemsOf(now);
  }
  const changes = [...found].map(
    ([key, { before, after }]) => `${key}: ${before === undefined ? '' : `${JSON.stringify(before)} → `}${after}`,
  );
  return { text: now, problems, changes };
}

function valueAt(text: string, path: readonly string[]): unknown {
  const token = path.reduce<unknown>((node, key) => asObject(node)?.[key], JSON.parse(text));
  return asObject(token)?.['$value'];
}
