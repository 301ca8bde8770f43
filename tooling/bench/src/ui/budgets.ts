import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Weight } from './weigh.ts';

/** What one component may cost a screen that uses nothing else. */
export interface Budget {
  /** Code and styles that come with it at once; bytes after brotli. */
  total: number;
  /** What it may fetch when it is used. */
  later?: number;
  /** What it may bring along besides itself: other components, files of the package, libraries. */
  parts?: readonly string[];
}

export const budgetsFile = join(import.meta.dirname, 'budgets.json');
export const readBudgets = () => JSON.parse(readFileSync(budgetsFile, 'utf8')) as Readonly<Record<string, Budget>>;

/** A part below this needs no naming: a helper of a few lines. */
const small = 150;
/** All parts that are not named must not come to more than this together. */
const allowance = 300;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} KB`;

/** What is wrong with a component's weight, each with what to do about it. */
export function budgetProblems({ name, js, css, later, parts }: Weight, budget: Budget | undefined): string[] {
  if (budget === undefined)
    return [`${name} has no budget. \`pnpm --filter @livery/bench ui-budgets\` writes one from what it weighs now.`];
  const unnamed = parts.filter(({ part }) => !(budget.parts ?? []).includes(part));
  const rest = unnamed.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    ...(js + css > budget.total
      ? [`${name} weighs ${kilobytes(js + css)}, more than its ${kilobytes(budget.total)}.`]
      : []),
    ...(later > (budget.later ?? 0)
      ? [`${name} fetches ${kilobytes(later)} when it is used, more than its ${kilobytes(budget.later ?? 0)}.`]
      : []),
    ...unnamed
      .filter(({ bytes }) => bytes > small)
      .map(({ part, bytes }) => `${name} brings ${part} along (${kilobytes(bytes)}), which its budget does not name.`),
    ...(rest > allowance
      ? [
          `${name} brings ${kilobytes(rest)} of small parts along, more than ${kilobytes(allowance)}: ${unnamed.map(({ part }) => part).join(', ')}.`,
        ]
      : []),
  ];
}

/** A budget from what a component weighs: a twentieth of room, in whole tens. */
export function budgetOf({ js, css, later, parts }: Weight): Budget {
  const room = (bytes: number) => Math.ceil((bytes * 1.05) / 10) * 10;
  const named = parts
    .filter(({ bytes }) => bytes > small * 0.8)
    .map(({ part }) => part)
    .toSorted();
  return { total: room(js + css), ...(later > 0 && { later: room(later) }), ...(named.length > 0 && { parts: named }) };
}
