import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Weight } from './weigh.ts';

/** The maximum cost of a component for a screen that uses nothing else. */
export interface Budget {
  /** Code and styles that are loaded with it; bytes after brotli. */
  total: number;
  /** Bytes that it may load when it is used. */
  later?: number;
  /** Other parts that it may load: other components, files of the package, libraries. */
  parts?: readonly string[];
}

export const budgetsFile = join(import.meta.dirname, 'budgets.json');
export const readBudgets = () => JSON.parse(readFileSync(budgetsFile, 'utf8')) as Readonly<Record<string, Budget>>;

/** Parts below this size need not be listed: helpers of a few lines. */
const small = 150;
/** Maximum total size of all parts that are not listed. */
const allowance = 300;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} KB`;

/** The problems of a component's size, each with advice. */
export function budgetProblems({ name, js, css, later, parts }: Weight, budget: Budget | undefined): string[] {
  if (budget === undefined)
    return [`${name} has no budget. \`pnpm --filter @livery/bench ui-budgets\` writes one from its current size.`];
  const unnamed = parts.filter(({ part }) => !(budget.parts ?? []).includes(part));
  const rest = unnamed.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    ...(js + css > budget.total
      ? [`${name} weighs ${kilobytes(js + css)}, more than its budget of ${kilobytes(budget.total)}.`]
      : []),
    ...(later > (budget.later ?? 0)
      ? [`${name} loads ${kilobytes(later)} when it is used, more than its budget of ${kilobytes(budget.later ?? 0)}.`]
      : []),
    ...unnamed
      .filter(({ bytes }) => bytes > small)
      .map(({ part, bytes }) => `${name} includes ${part} (${kilobytes(bytes)}), which its budget does not list.`),
    ...(rest > allowance
      ? [
          `${name} includes ${kilobytes(rest)} of small parts, more than ${kilobytes(allowance)}: ${unnamed.map(({ part }) => part).join(', ')}.`,
        ]
      : []),
  ];
}

/** A budget from a component's current size, plus 5 %, rounded up to tens. */
export function budgetOf({ js, css, later, parts }: Weight): Budget {
  const room = (bytes: number) => Math.ceil((bytes * 1.05) / 10) * 10;
  const named = parts
    .filter(({ bytes }) => bytes > small * 0.8)
    .map(({ part }) => part)
    .toSorted();
  return { total: room(js + css), ...(later > 0 && { later: room(later) }), ...(named.length > 0 && { parts: named }) };
}
