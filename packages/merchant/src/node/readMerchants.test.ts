import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeProblem } from '../resolve/problem.ts';
import { testFolders } from '../resolve/testMerchant.ts';
import { listMerchants, readMerchant } from './readMerchants.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-merchants-'));
  const { base, own } = testFolders();
  for (const { code, files } of [base, own]) {
    mkdirSync(join(folder, code, 'assets'), { recursive: true });
    for (const [name, content] of Object.entries(files))
      writeFileSync(join(folder, code, name), JSON.stringify(content));
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder is a merchant unless its name starts with an underscore', () => {
  expect(listMerchants(folder)).toEqual(['tiny']);
});

test('pictures of the merchant replace those of the base', () => {
  writeFileSync(join(folder, '_base/assets/logo.svg'), '<svg/>');
  writeFileSync(join(folder, '_base/assets/icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'tiny/assets/logo.svg'), '<svg id="own"/>');
  expect(readMerchant(folder, 'tiny').merchant?.assets).toEqual({
    'icon.svg': join(folder, '_base/assets/icon.svg'),
    'logo.svg': join(folder, 'tiny/assets/logo.svg'),
  });
});

test.each([
  ['theme.json', '{ "color": ', 'tiny/theme.json:1:12: ends in the middle'],
  ['them.json', '{}', 'Did you mean "theme.json"?'],
  ['languages.json', '[1]', 'tiny/languages.json'],
  ['theme.json', 'null', 'tiny/theme.json'],
])('%s with the content %s is reported', (name, content, reported) => {
  writeFileSync(join(folder, 'tiny', name), content);
  expect(readMerchant(folder, 'tiny').problems.map(describeProblem).join('\n')).toContain(reported);
});

test('a missing merchant is reported with a suggestion', () => {
  expect(readMerchant(folder, 'tinny').problems.map(describeProblem)[0]).toContain('Did you mean "tiny"?');
});
