import type { Benchmark, Measurement } from '../bench.ts';
import { budgetProblems, readBudgets } from './budgets.ts';
import type { Weight } from './weigh.ts';
import { weights } from './weights.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} KB`;

/**
 * The cost of each public component of packages/ui for a screen that uses nothing else, against its budget. The
 * reference is the component's own part; its other parts are listed below the table.
 */
export const ui: Benchmark = {
  purpose: 'building each component separately',
  measure: async () => {
    const budgets = readBudgets();
    const all = await weights();
    const faults = all.flatMap((weight) => budgetProblems(weight, budgets[weight.name]));
    return [
      ...all.map((weight): Measurement => {
        const { name, js, css, own } = weight;
        const budget = budgets[name];
        return {
          what: name,
          ours: kilobytes(js + css),
          reference: `${kilobytes(own)} own`,
          ratio: (js + css) / Math.max(own, 1),
          target: budget === undefined ? 'none yet' : `≤ ${kilobytes(budget.total)}`,
          meetsTarget: budgetProblems(weight, budget).length === 0,
          notes: [],
        };
      }),
      { what: 'parts of each component', ours: '', reference: '', target: '', notes: [...all.map(madeOf), ...faults] },
    ];
  },
};

function madeOf({ name, publicEntry, js, css, later, parts }: Weight): string {
  const named = parts.filter(({ bytes }) => bytes > 50).map(({ part, bytes }) => `${part} ${kilobytes(bytes)}`);
  return [
    name.padEnd(22),
    publicEntry.padEnd(28),
    `JS ${kilobytes(js)}`.padEnd(13),
    `CSS ${kilobytes(css)}`.padEnd(13),
    later > 0 ? `later ${kilobytes(later)}  ` : '',
    named.length > 0 ? `with ${named.join(', ')}` : 'alone',
  ].join('  ');
}
