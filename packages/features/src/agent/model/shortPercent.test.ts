import { expect, test } from 'vitest';
import { shortPercent } from './shortPercent.ts';

test.each([
  ['0.40', '0.4'],
  ['10.00', '10'],
  ['100.00', '100'],
  ['12.55', '12.55'],
])('%s %% is shown as %s', (percent, short) => {
  expect(shortPercent(percent)).toBe(short);
});
