import { expect, test } from 'vitest';
import { frameRow } from './frame.ts';

test('the row shows the size of the frame, beside home and without its libraries', () => {
  const row = frameRow({
    frame: [
      { name: 'main.js', bytes: 20_000 },
      { name: 'vendor.js', bytes: 60_000 },
    ],
    app: [{ name: 'main.js', bytes: 100_000 }],
  });
  expect(row).toMatchObject({ ours: '80.0 KB', reference: '100.0 KB', ratio: 0.8, target: '' });
  expect(row.meetsTarget).toBeUndefined();
  expect(row.notes.map((note) => note.trim())).toEqual([
    '60.0 KB  vendor.js',
    '20.0 KB  main.js',
    '20.0 KB  without its libraries, 0.20 of home',
  ]);
});
