import { expect, test } from 'vitest';
import { testFolders } from '../resolve/testMerchant.ts';
import { headerGround } from './headerGround.ts';
import { resolveTheme } from './resolveTheme.ts';

const base = testFolders().base.files['theme.json'];
const withHeader = (fill: object) => resolveTheme(base, { component: { light: { header: { fill } } } });

test('the default header is dark on dark pages and light on light pages', () => {
  const theme = resolveTheme(base, {});
  expect([headerGround(theme, 'dark'), headerGround(theme, 'light')]).toEqual(['dark', 'light']);
});

test('a dark bar on light pages makes the header dark in the light mode', () => {
  const theme = withHeader({ $value: '{color.text}' });
  expect([headerGround(theme, 'dark'), headerGround(theme, 'light')]).toEqual(['dark', 'dark']);
  expect(headerGround(withHeader({ $value: '#6a0f28' }), 'light')).toBe('dark');
});

test('the first colour of a gradient decides whether the header is dark', () => {
  const stops = (first: string, last: string) => ({
    $type: 'gradient',
    $value: [
      { color: first, position: 0 },
      { color: last, position: 1 },
    ],
  });
  expect(headerGround(withHeader(stops('#101010', '#ffffff')), 'light')).toBe('dark');
  expect(headerGround(withHeader(stops('#ffffff', '#101010')), 'light')).toBe('light');
});
