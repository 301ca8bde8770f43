import type { MerchantProblem } from '@livery/merchant';
import { withToken } from './applyTo.ts';
import { asObject } from './asObject.ts';

/** A theme in which colours that could not be read were replaced. */
interface Readable {
  text: string;
  /** What is still wrong with it. */
  problems: readonly MerchantProblem[];
  /** One line for each key that changed. */
  changes: string[];
}

/** Each change may make another colour the weakest; themes have some dozens of them. */
const mostRounds = 60;

/**
 * Replaces colours that can't be read by the nearest that can, one mistake at a time: a change often cures others.
 * @param text the content of `theme.json`
 * @param problemsOf what is wrong with such a content
 */
export function withNearest(text: string, problemsOf: (text: string) => readonly MerchantProblem[]): Readable {
  const found = new Map<string, { before: unknown; after: string }>();
  let now = text;
  let problems = problemsOf(now);
  for (let round = 0; round < mostRounds; round++) {
    // What has no colour that would do may have one after another change.
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
