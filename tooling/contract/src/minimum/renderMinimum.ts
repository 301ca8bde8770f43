import { areas, type AreaName, type CallName } from '@livery/api/contract';
import type { MinimumFinding } from './checkCall.ts';
import type { MinimumReport } from './checkMinimum.ts';

const marks = { usable: '✓', refused: '✗', unusable: '✗', notOffered: '✗', notChecked: '–' } as const;

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
      'Replies of other calls that the product cannot read. It shows an error in their place:',
      others.flatMap(({ call, state, line }) => (state === 'unusable' ? [`  ${call}: ${line}`] : [])),
    ),
    ...section(
      'Fields that the replies of other calls do not have:',
      others.flatMap(({ call, lacks }) => lacks.map(({ path, enables }) => `  ${call} ${path}: ${enables}`)),
    ),
    ...section(
      'Parts of the replies of other calls that the product cannot read and leaves out:',
      others.flatMap(({ call, leftOut }) => leftOutLines(leftOut).map((line) => `  ${call} ${line}`)),
    ),
    '',
    `${required.length} required calls: ${count('usable')} usable, ${required.length - count('usable') - count('notChecked')} not usable, ${count('notChecked')} not checked.`,
  ].join('\n');
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

/** Lines for the problems, each with its path. If there are many, only the first ones and the number of the others. */
const leftOutLines = (problems: readonly string[]): readonly string[] =>
  problems.length > mostLines
    ? [...problems.slice(0, mostLines), `and ${problems.length - mostLines} other parts`]
    : problems;

const mostLines = 5;

const linesOf = ({ call, state, line, lacks, leftOut }: MinimumFinding): string[] => [
  `  ${marks[state]} ${call}${line === undefined ? '' : `: ${line}.`}`,
  ...lacks.map(({ path, enables }) => `      without ${path}: ${enables}`),
  ...leftOutLines(leftOut).map((problem) => `      left out: ${problem}`),
];

/** The purpose of a call, as the contract states it. */
function summaryOf(call: CallName): string {
  const area = (Object.keys(areas) as AreaName[]).find((name) => call in areas[name].calls)!;
  return (areas[area].summaries as Partial<Record<string, string>>)[call]!;
}
