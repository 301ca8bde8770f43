import { areas, type AreaName, type CallName } from '@livery/api/contract';
import type { MinimumFinding, MinimumReport } from './checkMinimum.ts';

const marks = { usable: '✓', unusable: '✗', notOffered: '✗', notChecked: '–' } as const;

/** The report as text: the required calls, then the features that the product omits. */
export function renderMinimum({ gateway, merchant, findings }: MinimumReport): string {
  const required = findings.filter(({ isRequired }) => isRequired);
  const others = findings.filter(({ isRequired }) => !isRequired);
  const count = (state: MinimumFinding['state']) => required.filter((finding) => finding.state === state).length;
  return [
    `Minimum check of ${gateway} for ${merchant}`,
    '',
    'Calls that the product needs',
    ...required.flatMap(linesOf),
    ...section(
      'Calls that the gateway does not offer. The product omits these features:',
      others.filter(({ state }) => state === 'notOffered').map(({ call }) => `  ${call}: ${summaryOf(call)}`),
    ),
    ...section(
      'Fields that the replies of other calls do not have:',
      others.flatMap(({ call, lacks }) => lacks.map(({ path, enables }) => `  ${call} ${path}: ${enables}`)),
    ),
    '',
    `${required.length} required calls: ${count('usable')} usable, ${count('unusable') + count('notOffered')} not usable, ${count('notChecked')} not checked.`,
  ].join('\n');
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

const linesOf = ({ call, state, line, lacks }: MinimumFinding): string[] => [
  `  ${marks[state]} ${call}${line === undefined ? '' : `: ${line}.`}`,
  ...lacks.map(({ path, enables }) => `      without ${path}: ${enables}`),
];

/** The purpose of a call, as the contract states it. */
function summaryOf(call: CallName): string {
  const area = (Object.keys(areas) as AreaName[]).find((name) => call in areas[name].calls)!;
  return (areas[area].summaries as Partial<Record<string, string>>)[call]!;
}
