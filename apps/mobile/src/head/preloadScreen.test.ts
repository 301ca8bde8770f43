import { expect, test } from 'vitest';
import { runHead } from '../../testing/runHead.ts';

const askedFor = (page: Parameters<typeof runHead>[0]) =>
  runHead(page)
    .preloads.map(({ rel, as, href }) => [as ?? rel, href])
    .filter(([, href]) => String(href).includes('help'));

test('a page that opens on a screen asks at once for its code, its styles and its texts in the language of the reader', () => {
  expect(askedFor({ path: '/m/help' })).toEqual([
    ['modulepreload', '/assets/help.1.js'],
    ['style', '/assets/help.1.css'],
    ['fetch', '/texts/BN/help.1.json'],
  ]);
  expect(askedFor({ path: '/m/help', stored: { language: 'EN' } })).toContainEqual(['fetch', '/texts/EN/help.1.json']);
});

test('another page asks for none of it', () => {
  expect(askedFor({ path: '/m/home' })).toEqual([]);
  expect(askedFor({ path: '/m/constructor' })).toEqual([]);
});
