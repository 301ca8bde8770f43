import { expect, test } from 'vitest';
import { describeProblem } from './problem.ts';
import { resolveMerchant } from './resolveMerchant.ts';
import { testFolders } from './testMerchant.ts';

const fonts = ['Nunito', 'Noto Naskh Arabic', 'system-ui'];

function problemsOf(heading: readonly string[]): string[] {
  const { base, own } = testFolders();
  (own.files as Record<string, unknown>)['theme.json'] = { font: { heading: { $value: heading } } };
  return resolveMerchant(base, own, { fonts }).problems.map(describeProblem);
}

test('an unknown font is reported, and the most similar name is suggested', () => {
  expect(problemsOf(['Nunitto', 'system-ui'])).toEqual([
    expect.stringMatching(
      /theme\.json → font\.heading\.\$value\.0: "Nunitto" is not a web font family or a system font\. Allowed: .*Nunito.*\. Did you mean "Nunito"\?$/,
    ),
  ]);
});

test('web font families and system fonts are accepted', () => {
  expect(problemsOf(['Nunito', 'system-ui'])).toEqual([]);
});
