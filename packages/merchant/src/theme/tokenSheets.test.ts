import { expect, test } from 'vitest';
import { tokensIn } from './tokensIn.ts';
import { declarationOf } from './tokenSheets.ts';

/** Writes the only token of a tree. */
const write = (tree: object) => [...tokensIn(tree).values()].map(declarationOf).join('');

test('a default with a type becomes a declaration with its description as a comment', () => {
  const fill = { $type: 'color', $value: '#102030', $description: 'Behind the label.' };
  expect(write({ levelBadge: { fill } })).toBe('  /* Behind the label. */\n  --level-badge-fill: #102030;\n');
});

test('a default without a type is an error that names the token', () => {
  expect(() => write({ levelBadge: { fill: { $value: '#102030' } } })).toThrow(
    'levelBadge.fill has no type: add "$type" to the token or its group.',
  );
});

test('a default with a mode in its name is an error that names the token', () => {
  const fill = { $type: 'color', $value: '#102030' };
  expect(() => write({ dark: { levelBadge: { fill } } })).toThrow(
    'dark.levelBadge.fill: a default applies to both modes.',
  );
});
