import type { CallName } from '@livery/api/contract';

/** The result of a check of a call. */
export interface Finding {
  /** Key of the area, for example `wallet`. */
  area: string;
  call: CallName;
  /** The tested case: `good reply`, `without a token`. */
  step: string;
  state: 'passed' | 'failed' | 'notChecked';
  /** The received and the expected value, or why it was not checked. */
  line?: string;
}

export interface Report {
  gateway: string;
  merchant: string;
  /** Titles of areas by key, in order. */
  areas: Readonly<Record<string, string>>;
  findings: readonly Finding[];
}

export const hasFailures = ({ findings }: Report): boolean => findings.some(({ state }) => state === 'failed');

/** The report as text: by area and call, with failures and cases that could not be checked, then the totals. */
export function renderReport({ gateway, merchant, areas, findings }: Report): string {
  const lines = [`Contract check of ${gateway} for ${merchant}`];
  for (const [area, title] of Object.entries(areas)) {
    const ofArea = findings.filter((finding) => finding.area === area);
    if (ofArea.length === 0) continue;
    lines.push('', title);
    for (const call of new Set(ofArea.map((finding) => finding.call)))
      lines.push(
        ...linesOf(
          call,
          ofArea.filter((finding) => finding.call === call),
        ),
      );
  }
  return [...lines, '', summary(findings), ''].join('\n');
}

function linesOf(call: CallName, findings: readonly Finding[]): string[] {
  const ofState = (state: Finding['state']) => findings.filter((finding) => finding.state === state);
  const [passed, failed, notChecked] = [ofState('passed'), ofState('failed'), ofState('notChecked')];
  const mark = failed.length > 0 ? '✗' : passed.length > 0 ? '✓' : '–';
  return [
    `  ${mark} ${call}  ${passed.length} of ${findings.length}`,
    ...failed.map(({ step, line }) => `      ✗ ${step === goodReply ? call : `${call} ${step}`}: ${line}.`),
    ...notChecked.map(({ step, line }) => `      – ${step} not checked: ${line}.`),
  ];
}

/** The name of a step. Lines of the report name only the call for this step. */
export const goodReply = 'good reply';

function summary(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  const calls = new Set(findings.map(({ call }) => call));
  const failedCalls = new Set(findings.filter(({ state }) => state === 'failed').map(({ call }) => call));
  const callsIn = ({ size }: Set<CallName>) => `${size} ${size === 1 ? 'call' : 'calls'}`;
  return `${callsIn(calls)}, ${findings.length} checks: ${count('passed')} passed, ${count('failed')} failed (${callsIn(failedCalls)}), ${count('notChecked')} not checked.`;
}
