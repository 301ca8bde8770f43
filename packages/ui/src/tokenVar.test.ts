import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenDefinitions, type TokenName } from '@livery/merchant/theme';
import { expect, test } from 'vitest';
import { tokenVar } from './tokenVar.ts';

test('every token’s name in code is a custom property of tokens.css', () => {
  const css = readFileSync(join(import.meta.dirname, 'styles/tokens.css'), 'utf8');
  const missing = tokenDefinitions
    .map(({ name }) => tokenVar(name as TokenName).slice('var('.length, -1))
    .filter((property) => !css.includes(`${property}:`));
  expect(missing).toEqual([]);
  expect(tokenVar('color.textMuted')).toBe('var(--color-text-muted)');
  expect(tokenVar('tab.current.fill')).toBe('var(--tab-current-fill)');
});

test('a token that is not there does not compile', () => {
  // @ts-expect-error the token is called color.accent
  expect(tokenVar('color.acent')).toBe('var(--color-acent)');
  // @ts-expect-error a group is no token
  expect(tokenVar('color')).toBe('var(--color)');
});
