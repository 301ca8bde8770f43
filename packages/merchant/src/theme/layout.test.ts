import { expect, test } from 'vitest';
import { describeProblem } from '../resolve/problem.ts';
import { resolveMerchant } from '../resolve/resolveMerchant.ts';
import { testFolders } from '../resolve/testMerchant.ts';
import { layoutAttribute, usualLayout } from './layout.ts';

const resolve = (layout: object) => {
  const { base, own } = testFolders();
  return resolveMerchant(base, { ...own, files: { ...own.files, 'theme.json': { layout } } });
};

test('a theme that selects some parts of the layout has the defaults of the others', () => {
  expect(resolve({ footer: 'floating' }).merchant?.theme.layout).toEqual({ ...usualLayout, footer: 'floating' });
});

test('the attribute contains the selected values that are not the default', () => {
  expect(layoutAttribute(usualLayout)).toBe('');
  expect(layoutAttribute({ ...usualLayout, lists: 'cards', footer: 'floating' })).toBe('footer-floating lists-cards');
});

test.each([
  [{ footer: 'floatin' }, /layout\.footer.*raised.*flat.*floating/],
  [{ header: 'big' }, /layout\.header/],
])('the layout %j is an error that names the key', (layout, message) => {
  const { merchant, problems } = resolve(layout);
  expect(merchant).toBeUndefined();
  expect(problems.map(describeProblem)).toEqual([expect.stringMatching(message)]);
});
