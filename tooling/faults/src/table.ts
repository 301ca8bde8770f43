import type { Outcome } from './fault.ts';

/** The findings of a run, one line each, followed by the notes. */
export function renderOutcome(name: string, { findings, notes }: Outcome): string {
  const width = (of: 'what' | 'found' | 'wanted') => Math.max(...findings.map((finding) => finding[of].length));
  const [what, found, wanted] = [width('what'), width('found'), width('wanted')];
  return [
    name,
    ...findings.map(
      (one) =>
        `  ${one.holds ? '✓' : '✗'} ${one.what.padEnd(what)}   ${one.found.padStart(found)}   wanted ${one.wanted.padEnd(wanted)}   ${one.holds ? 'met' : 'NOT MET'}`,
    ),
    ...notes.map((note) => `    ${note}`),
  ].join('\n');
}
