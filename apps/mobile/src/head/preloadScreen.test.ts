import { expect, test } from 'vitest';
import { runHead } from '../../testing/runHead.ts';

const askedFor = (page: Parameters<typeof runHead>[0]) =>
  runHead(page)
    .preloads.map(({ rel, as, href }) => [as ?? rel, href])
    .filter(([, href]) => String(href).includes('help'));

test("a page that opens on a screen preloads its code, styles and texts in the player's language", () => {
  expect(askedFor({ path: '/m/help' })).toEqual([
    ['modulepreload', '/assets/help.1.js'],
    ['style', '/assets/help.1.css'],
    ['fetch', '/texts/BN/help.1.json'],
  ]);
  expect(askedFor({ path: '/m/help', stored: { language: 'EN' } })).toContainEqual(['fetch', '/texts/EN/help.1.json']);
});

test('a page that opens on another address preloads no files of that screen', () => {
  expect(askedFor({ path: '/m/home' })).toEqual([]);
  expect(askedFor({ path: '/m/constructor' })).toEqual([]);
});
