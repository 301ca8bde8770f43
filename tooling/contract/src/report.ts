import type { CallName } from '@livery/api/contract';

/** One thing that was looked at, about one call. */
export interface Finding {
  /** Key of the area, such as `wallet`. */
  area: string;
  call: CallName;
  /** What was tried: `good reply`, `without a token`. */
  step: string;
  state: 'held' | 'broken' | 'notChecked';
  /** What came and what is expected, or why it was not checked. */
  line?: string;
}

export interface Report {
  gateway: string;
  merchant: string;
  /** Titles of areas by key, in their order. */
  areas: Readonly<Record<string, string>>;
  findings: readonly Finding[];
}

export const isBroken = ({ findings }: Report): boolean => findings.some(({ state }) => state === 'broken');

/** The report for people: by area and call, each with what broke and what could not be checked, then the sums. */
export function renderReport({ gateway, merchant, areas, findings }: Report): string {
  const lines = [`The contract, held by ${gateway} for ${merchant}`];
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
  const [held, broken, notChecked] = [ofState('held'), ofState('broken'), ofState('notChecked')];
  const mark = broken.length > 0 ? '✗' : held.length > 0 ? '✓' : '–';
  return [
    `  ${mark} ${call}  ${held.length} of ${findings.length}`,
    ...broken.map(({ step, line }) => `      ✗ ${step === goodReply ? call : `${call} ${step}`}: ${line}.`),
    ...notChecked.map(({ step, line }) => `      – ${step} not checked: ${line}.`),
  ];
}

/** The step that needs no words in a line. */
export const goodReply = 'good reply';

function summary(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  const calls = new Set(findings.map(({ call }) => call));
  const broken = new Set(findings.filter(({ state }) => state === 'broken').map(({ call }) => call));
  return `${calls.size} calls, ${findings.length} checks: ${count('held')} held, ${count('broken')} broken (${broken.size} calls), ${count('notChecked')} not checked.`;
}
