import { expect, test } from 'vitest';
import { chooseLanguage } from './chooseLanguage.ts';

const offered = { default: 'BN', supported: ['BN', 'EN'] };

test.each([
  ['EN', 'EN'],
  [undefined, 'BN'],
  ['UR', 'BN'],
  ['<garbage>', 'BN'],
  ['__proto__', 'BN'],
])('with %s stored, the app starts in %s', (stored, language) => {
  expect(chooseLanguage({ stored, offered })).toBe(language);
});
