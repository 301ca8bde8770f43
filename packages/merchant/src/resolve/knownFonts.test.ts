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

test('a font that is neither on the shelf nor of systems is a mistake, told with the likely one', () => {
  expect(problemsOf(['Nunitto', 'system-ui'])).toEqual([
    expect.stringMatching(
      /theme\.json → font\.heading\.\$value\.0: "Nunitto" is not a font of the shelf or of systems\. Allowed: .*Nunito.*\. Did you mean "Nunito"\?$/,
    ),
  ]);
});

test('fonts of the shelf and of systems are none', () => {
  expect(problemsOf(['Nunito', 'system-ui'])).toEqual([]);
});
