import type { Measurement } from './bench.ts';

const columns = ['what', 'ours', 'reference', 'ratio', 'target', ''] as const;

/** Measurements as one table, and below it what explains each of them. */
export function renderTable(measurements: readonly Measurement[]): string {
  const rows = measurements.map(({ what, ours, reference, ratio, target, meetsTarget }) => [
    what,
    ours,
    reference,
    ratio?.toFixed(2) ?? '',
    target,
    meetsTarget === undefined ? '' : meetsTarget ? 'met' : 'missed',
  ]);
  const widths = columns.map((column, index) =>
    Math.max(...[column, ...rows.map((row) => row[index]!)].map((cell) => cell.length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index]!))
      .join('   ')
      .trimEnd();
  const notes = measurements
    .filter((one) => one.notes.length > 0)
    .flatMap(({ what, notes: lines }) => ['', what, ...lines.map((note) => `  ${note}`)]);
  return [line(columns), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line), ...notes].join('\n');
}
