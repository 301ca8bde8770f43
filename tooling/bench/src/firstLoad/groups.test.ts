import { expect, test } from 'vitest';
import { charactersBySource } from './charactersBySource.ts';
import { groupOf, findGrowth } from './groups.ts';

test('charactersBySource counts several lines, sources in any order, and characters without a source', () => {
  // Line 1: 4 of a, 3 of b, the last 2 without a source. Line 2: all 5 of a.
  const map = { sources: ['a.ts', 'b.ts'], mappings: 'AAAA,ICAA,G;ADAA' };
  expect(Object.fromEntries(charactersBySource('aaaabbbxx\naaaaa', map))).toEqual({ '': 2, 'a.ts': 9, 'b.ts': 3 });
});

test.each([
  ['../../node_modules/.pnpm/react-dom@19.3.1_react@19.3.1/node_modules/react-dom/cjs/react-dom.js', 'react-dom'],
  ['../../node_modules/.pnpm/@reduxjs+toolkit@2.9.0/node_modules/@reduxjs/toolkit/dist/query.mjs', '@reduxjs/toolkit'],
  ['../../packages/ui/src/components/Ticker/Ticker.tsx', 'packages/ui/components/Ticker'],
  ['../../packages/api/src/client/send.ts', 'packages/api/client'],
  ['../../apps/mobile/src/menu/MenuButton.tsx', 'apps/mobile/menu'],
  ['../../apps/mobile/src/main.tsx', 'apps/mobile'],
  ['\0vite/preload-helper.js', 'bundler'],
  ['', 'bundler'],
])('%s belongs to %s', (source, group) => {
  expect(groupOf(source)).toBe(group);
});

test('findGrowth lists parts that grew or are new, the largest growth first', () => {
  expect(findGrowth({ a: 1000, b: 500, c: 300, d: 90 }, { a: 700, b: 490, d: 80 })).toEqual([
    'a grew by 300 to 1000 characters',
    'c grew by 300 to 300 characters',
  ]);
});
