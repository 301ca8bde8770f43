import { expect, test } from 'vitest';
import { pointsAt } from './pointsAt.ts';

test('elements, addresses and messages in any part of an audit are listed once', () => {
  const node = { type: 'node', selector: 'main > a', snippet: '<a href="/m/x">' };
  const details = {
    type: 'table',
    headings: [{ key: 'href', label: 'Link destination', text: 'never shown' }],
    items: [
      { href: '/m/gameList', text: 'More' },
      { node, subItems: { type: 'subitems', items: [{ relatedNode: node }] } },
      { url: '/assets/main.js', wastedBytes: 12 },
      { source: 'network', description: 'Failed to load' },
    ],
  };
  expect(pointsAt(details)).toEqual([
    '/m/gameList  More',
    'main > a  <a href="/m/x">',
    '/assets/main.js',
    'Failed to load',
  ]);
});

test('after six items, the rest is a number', () => {
  const items = Array.from({ length: 9 }, (_, index) => ({ url: `/${index}` }));
  expect(pointsAt({ items })).toHaveLength(7);
  expect(pointsAt({ items }).at(-1)).toBe('and 3 more');
});

test('an audit without details lists nothing', () => {
  expect(pointsAt(undefined)).toEqual([]);
});
