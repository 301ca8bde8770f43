import { expect, test } from 'vitest';
import { problemOf } from './firebaseProblem.ts';
import { isTrustedScript } from './trustScripts.ts';

test.each([
  ['https://apis.google.com/js/api.js?onload=x', true],
  ['https://www.gstatic.com/recaptcha/releases/a/recaptcha__en.js', true],
  ['https://www.google.com/recaptcha/api.js', true],
  ['https://www.google.com/other.js', false],
  ['https://apis.google.com.evil.example/a.js', false],
  ['http://apis.google.com/a.js', false],
  ['data:text/javascript,alert(1)', false],
])('a script from %s is allowed: %s', (address, isLetIn) => {
  expect(isTrustedScript(address)).toBe(isLetIn);
});

test.each([
  [{ code: 'auth/invalid-verification-code' }, 'codeWrong'],
  [{ code: 'auth/popup-blocked' }, 'windowBlocked'],
  [{ code: 'auth/popup-closed-by-user' }, 'cancelled'],
  [{ code: 'auth/something-new' }, 'unreachable'],
  [new Error('x'), 'unreachable'],
  [undefined, 'unreachable'],
])('the error of Firebase %o becomes %s', (thrown, problem) => {
  expect(problemOf(thrown)).toBe(problem);
});
