import type { Measurement } from './bench.ts';

/** Measurements as one table, with notes below it. A column without values is left out. */
export function renderTable(measurements: readonly Measurement[]): string {
  const more = [...new Set(measurements.flatMap(({ columns }) => Object.keys(columns ?? {})))];
  const columns = ['what', 'ours', 'reference', ...more, 'ratio', 'target', ''];
  const table = measurements.map(({ what, ours, reference, columns: others = {}, ratio, target, meetsTarget }) => [
    what,
    ours,
    reference,
    ...more.map((column) => others[column] ?? ''),
    ratio?.toFixed(2) ?? '',
    target,
    meetsTarget === undefined ? '' : meetsTarget ? 'met' : 'missed',
  ]);
  const isFilled = (_: string, index: number) => table.some((row) => row[index] !== '');
  const heads = columns.filter(isFilled);
  const rows = table.map((row) => row.filter(isFilled));
  const widths = heads.map((head, index) =>
    Math.max(...[head, ...rows.map((row) => row[index]!)].map((cell) => cell.length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index]!))
      .join('   ')
      .trimEnd();
  const notes = measurements
    .filter((one) => one.notes.length > 0)
    .flatMap(({ what, notes: lines }) => ['', what, ...lines.map((note) => `  ${note}`)]);
  return [line(heads), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line), ...notes].join('\n');
}
