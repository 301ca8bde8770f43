import { expect, test } from 'vitest';
import { renderTable } from './table.ts';

test('a ratio up to its target holds, one above does not, and notes stand below', () => {
  const line = { what: 'a', ours: '115 KB', reference: '100 KB', ratio: 1.15, target: 1.15, notes: ['main.js 80 KB'] };
  const rows = renderTable([line, { ...line, what: 'b', ratio: 1.16, notes: [] }]).split('\n');
  expect(rows[2]).toMatch(/^a\s+115 KB\s+100 KB\s+1\.15\s+≤ 1\.15\s+holds$/);
  expect(rows[3]).toMatch(/^b .*1\.16\s+≤ 1\.15\s+does not hold$/);
  expect(rows.slice(-2)).toEqual(['a', '  main.js 80 KB']);
});
