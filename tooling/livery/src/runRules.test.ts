import { expect, test } from 'vitest';
import { isTooOld, neededNode, pinnedPnpm, reasonOf } from '../../run/rules.mjs';

test.each([
  ['20.0.0', '20.0.0', false],
  ['19.9.9', '20.0.0', true],
  ['22.17.1', '22.18.0', true],
  ['22.18.0', '22.18.0', false],
  ['24.1.0', '22.18.0', false],
  ['100.0.0', '20.0.0', false],
])('for Node %s, if %s is required, isTooOld returns %s', (actual, needed, isOld) => {
  expect(isTooOld(actual, needed)).toBe(isOld);
});

test('the current Node is new enough to run the product', () => {
  expect(isTooOld(process.versions.node, neededNode.toRun)).toBe(false);
});

test('pnpm has the version that package.json pins, without its hash', () => {
  expect(pinnedPnpm('{"packageManager":"pnpm@12.21.0+sha512.abc"}')).toBe('pnpm@12.21.0');
  expect(() => pinnedPnpm('{}')).toThrow('packageManager must name pnpm');
});

test.each([
  [
    'npm error code ENOTFOUND\nnpm error network request to https://registry.example/pnpm failed',
    'check the network connection',
  ],
  ['ERR_PNPM_META_FETCH_FAIL  GET https://registry.example/react: request failed', 'check the network connection'],
  ["EACCES: permission denied, mkdir '/root/.npm'", 'change the permissions'],
  ['ENOSPC: no space left on device', 'The disk is full'],
  ['ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"', 'does not match the package.json files'],
])('the reason why the installation failed is one sentence: %s', (output, sentence) => {
  expect(reasonOf(output)).toContain(sentence);
});

test('reasonOf returns undefined for an unknown reason', () => {
  expect(reasonOf('Segmentation fault')).toBeUndefined();
});
