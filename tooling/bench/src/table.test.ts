import { expect, test } from 'vitest';
import { ratioAtMost } from './bench.ts';
import { renderTable } from './table.ts';

test('a ratio up to its target meets it, a higher one misses it, and notes are below', () => {
  const line = { what: 'a', ours: '115 KB', reference: '100 KB', ...ratioAtMost(1.15, 1.15), notes: ['main.js 80 KB'] };
  const rows = renderTable([line, { ...line, what: 'b', ...ratioAtMost(1.16, 1.15), notes: [] }]).split('\n');
  expect(rows[2]).toMatch(/^a\s+115 KB\s+100 KB\s+1\.15\s+≤ 1\.15\s+met$/);
  expect(rows[3]).toMatch(/^b .*1\.16\s+≤ 1\.15\s+missed$/);
  expect(rows.slice(-2)).toEqual(['a', '  main.js 80 KB']);
});

test('a target needs no reference, and a result without a target is neither met nor missed', () => {
  const rows = renderTable([
    { what: 'a', ours: '3 ms', reference: '', target: '≤ 10 ms', meetsTarget: true, notes: [] },
    { what: 'b', ours: '900 a second', reference: '4000 a second', ratio: 0.225, target: '', notes: [] },
  ]).split('\n');
  expect(rows[2]).toMatch(/^a\s+3 ms\s+≤ 10 ms\s+met$/);
  expect(rows[3]).toMatch(/^b\s+900 a second\s+4000 a second\s+0\.2[23]$/);
});

test('additional columns follow ours, empty if a line has no value; unused columns are left out', () => {
  const line = { what: 'a', ours: '3 ms', reference: '', target: '', notes: [] };
  const rows = renderTable([line, { ...line, what: 'b', columns: { static: '2 ms', plain: '4 ms' } }]).split('\n');
  expect(rows[0]).toMatch(/^what\s+ours\s+static\s+plain$/);
  expect(rows[2]).toMatch(/^a\s+3 ms$/);
  expect(rows[3]).toMatch(/^b\s+3 ms\s+2 ms\s+4 ms$/);
});
