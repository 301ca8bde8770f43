import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { run } from './command.ts';

const repository = resolve(import.meta.dirname, '../../..');
let root = '';
let printed: string[] = [];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-new-'));
  for (const path of [
    'packages/features',
    'packages/foundation/src/addresses',
    'packages/i18n/src/texts',
    'packages/api/src',
    'apps/gateway/src/games',
    'apps/mobile/src/router.tsx',
  ]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(repository, path), join(root, path), {
      recursive: true,
      filter: (source) => !source.includes('node_modules'),
    });
  }
});
afterAll(() => rmSync(root, { recursive: true }));

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void printed.push(line));
});

const everything = () => readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted();

test.each([
  [['screen', 'rewards'], 'A screen belongs to a feature: pnpm new screen rewards --in <feature>.'],
  [['screen', 'rewards', '--in', 'gmaes'], 'The feature "gmaes" does not exist. Did you mean "games"?'],
  [['scren', 'rewards', '--in', 'games'], 'The kind "scren" does not exist. Did you mean "screen"?'],
  [['feature', 'win board!'], 'Did you mean "win-board"?'],
  [['feature', '3d'], 'use letters, digits and dashes, and begin with a letter'],
  [['feature', 'utils'], '"utils" does not describe the feature.'],
  [['feature', 'auth'], 'The feature "auth" exists already.'],
  [['screen', 'login', '--in', 'auth'], 'already has a screen with the name "login" or the path /m/login.'],
  [['screen', 'games', '--in', 'games'], 'already has a screen with the name "games" or the path /m/games.'],
  [['endpoint', 'getWins'], 'An endpoint belongs to an area: pnpm new endpoint getWins --in <area>.'],
  [['endpoint', 'getWins', '--in', 'client'], 'The area "client" does not exist.'],
  [['endpoint', 'getHotGames'], 'The call "getHotGames" has an endpoint already, in packages/api/src/games/'],
  [['endpoint', 'get-hot-games', '--in', 'help'], 'The call "getHotGames" is in the area "games"'],
  [['screen', 'sample-help', '--in', 'games', '--calls', 'getHlep'], 'no call "getHlep". Did you mean "getHelp"?'],
  [
    ['screen', 'sample-help', '--in', 'games', '--calls', 'getHelp,logout'],
    'The call "logout" changes data, so a screen can',
  ],
  [['endpoint', 'sendSample', '--in', 'help', '--one'], 'The call "sendSample" changes data: --one is only for'],
  [['feature'], 'pnpm new endpoint <call> --in <area>'],
  [['feature', 'a', '--inn', 'b'], 'pnpm new endpoint <call> --in <area>'],
])('%j prints an error, and nothing is written', async (args, answer) => {
  const before = everything();
  expect(await run(args, root)).toBe(1);
  expect(printed.join('\n')).toContain(answer);
  expect(everything()).toEqual(before);
});

test('a screen for a call that is missing in the list of its area prints the path of the list', async () => {
  const file = join(root, 'packages/api/src/contract/help/getUnlisted.ts');
  writeFileSync(file, '');
  expect(await run(['screen', 'unlisted', '--in', 'help', '--calls', 'getUnlisted'], root)).toBe(1);
  rmSync(file);
  expect(printed.join('\n')).toContain('add it to packages/api/src/contract/help/calls.ts, and run this again.');
});
