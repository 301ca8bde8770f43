import { cpSync, existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from './command.ts';

/** What the generators change, as it is now: a file that took another shape makes these tests fail. */
const touched = [
  'packages/features/package.json',
  'packages/features/src',
  'packages/i18n/src/texts',
  'packages/ui/src/index.ts',
  'packages/api/package.json',
  'packages/api/src',
  'tooling/contract/src',
  ...globSync('apps/gateway/src/*/handlers.ts', { cwd: resolve(import.meta.dirname, '../../..') }),
];
const repository = resolve(import.meta.dirname, '../../..');

let root = '';
let said: string[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-new-'));
  for (const path of touched) cpSync(join(repository, path), join(root, path), { recursive: true });
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
});

afterEach(() => rmSync(root, { recursive: true }));

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const filesIn = (path: string) => readdirSync(join(root, path)).toSorted();
const everything = () => readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted();

test('a feature has a public door, a route, texts in every language and a first screen', async () => {
  expect(await run(['feature', 'winner-board'], root)).toBe(0);
  const dir = 'packages/features/src/winner-board';
  expect(filesIn(dir)).toEqual(['index.ts', 'routes.tsx', 'screens']);
  expect(filesIn(`${dir}/screens/WinnerBoardScreen`)).toEqual(
    [
      'WinnerBoardScreen.test.tsx',
      'WinnerBoardScreen.tsx',
      'WinnerBoardView.module.css',
      'WinnerBoardView.stories.tsx',
      'WinnerBoardView.tsx',
      'useWinnerBoardScreen.ts',
    ].toSorted(),
  );
  expect(read(`${dir}/index.ts`)).toBe("export { winnerBoardScreen } from './routes.tsx';\n");
  expect(read(`${dir}/routes.tsx`)).toContain(
    "lazyScreen(async () => (await import('./screens/WinnerBoardScreen/WinnerBoardScreen.tsx')).WinnerBoardScreen, { texts: ['winnerBoard'] })",
  );
  expect(JSON.parse(read('packages/features/package.json'))).toMatchObject({
    exports: { './winner-board': './src/winner-board/index.ts' },
  });
  for (const language of filesIn('packages/i18n/src/texts').filter((name) => /^[A-Z]{2,3}$/.test(name))) {
    expect(JSON.parse(read(`packages/i18n/src/texts/${language}/winnerBoard.json`))).toEqual({
      winnerBoardTitle: 'Winner board',
    });
  }
  expect(read('packages/i18n/src/texts/areas.ts')).toMatch(/textAreas = \[.*, 'winnerBoard'\] as const/);
  expect(read('packages/i18n/src/texts/keys.ts')).toContain('  winnerBoard: typeof winnerBoard;\n}');
  expect(said.join('\n')).toContain('apps/mobile/src/router.tsx');
});

test('a screen joins its feature beside those that are there, however its name is written', async () => {
  const before = read('packages/features/src/auth/index.ts');
  expect(await run(['screen', 'ForgotPasswordScreen', '--in', 'auth'], root)).toBe(0);
  expect(existsSync(join(root, 'packages/features/src/auth/screens/ForgotPasswordScreen/ForgotPasswordView.tsx'))).toBe(
    true,
  );
  const after = read('packages/features/src/auth/index.ts');
  expect(after).toContain('forgotPasswordScreen');
  for (const name of before.match(/\w+Screen\b/g) ?? []) expect(after).toContain(name);
  expect(JSON.parse(read('packages/i18n/src/texts/EN/auth.json'))).toMatchObject({
    loginTitle: expect.any(String),
    forgotPasswordTitle: 'Forgot password',
  });
});

test('a component goes to packages/ui with its door, or to one feature without', async () => {
  expect(await run(['component', 'RankRow'], root)).toBe(0);
  expect(filesIn('packages/ui/src/components/RankRow')).toEqual([
    'RankRow.module.css',
    'RankRow.stories.tsx',
    'RankRow.tsx',
  ]);
  expect(read('packages/ui/src/index.ts')).toContain("export { RankRow } from './components/RankRow/RankRow.tsx';");
  expect(await run(['component', 'promo-card', '--in', 'games'], root)).toBe(0);
  expect(filesIn('packages/features/src/games/components/PromoCard')).toEqual([
    'PromoCard.module.css',
    'PromoCard.stories.tsx',
    'PromoCard.tsx',
  ]);
});

test('an endpoint in a new area brings call, words, sample, transform, test, doors, handler and check, each entered in its list', async () => {
  expect(await run(['endpoint', 'getWinners', '--in', 'ranks'], root)).toBe(0);
  expect(filesIn('packages/api/src/ranks')).toEqual([
    'index.ts',
    'winners.api.ts',
    'winners.test.ts',
    'winners.transform.ts',
  ]);
  expect(read('packages/api/src/contract/ranks.ts')).toMatch(
    /^import \* as v from 'valibot';\nimport \{ defineCall \} from '\.\/call\.ts';\n\nexport const getWinners = defineCall/,
  );
  expect(read('packages/api/src/contract/areas/ranks.ts')).toContain(
    "  title: 'Ranks',\n  calls: { getWinners },\n  summaries: {\n    getWinners: 'Lists winners.',\n  },",
  );
  expect(read('packages/api/src/contract/areas.ts')).toMatch(
    /import \{ ranksArea \} from '\.\/areas\/ranks\.ts';\n[^]* {2}ranks: ranksArea,\n\} as const;/,
  );
  expect(read('packages/api/src/contract/calls.ts')).toContain('  ...areas.ranks.calls,\n} as const');
  expect(read('packages/api/src/testing/samples/ranks.ts')).toContain(
    "  getWinners: [{ id: '1', title: 'First' }],\n};",
  );
  expect(read('packages/api/src/testing/samples.ts')).toContain('  ...ranksSamples,\n};');
  expect(JSON.parse(read('packages/api/package.json'))).toMatchObject({
    exports: { './ranks': './src/ranks/index.ts' },
  });
  expect(filesIn('apps/gateway/src/ranks')).toEqual(['getWinners.ts', 'handlers.ts']);
  expect(read('apps/gateway/src/ranks/handlers.ts')).toContain(
    "export const ranksHandlers: HandlersOf<'ranks'> = { getWinners };",
  );
  expect(read('apps/gateway/src/http/handlers.ts')).toContain("import { ranksHandlers } from '../ranks/handlers.ts';");
  expect(read('apps/gateway/src/http/handlers.ts')).toContain('  ...ranksHandlers,\n};');
  expect(read('tooling/contract/src/checks/ranks.ts')).toContain('  getWinners: (kit) => kit.good(),\n};');
  expect(read('tooling/contract/src/checks.ts')).toContain('  ...ranksChecks,\n};');
});

test('an endpoint that changes something is a mutation for the signed in, entered beside those of its area', async () => {
  expect(await run(['endpoint', 'remove-pin', '--in', 'games'], root)).toBe(0);
  const contract = read('packages/api/src/contract/games.ts');
  expect(contract).toContain("name: 'removePin',\n  method: 'DELETE'");
  expect(contract.match(/import .*shortText/g)).toHaveLength(1);
  const area = read('packages/api/src/contract/areas/games.ts');
  expect(area).toMatch(/import \{[^}]*getGameList[^}]*removePin[^}]*\} from '\.\.\/games\.ts';/);
  expect(area).toMatch(/calls: \{[^}]*launchGame, removePin \}/);
  expect(area).toContain("    removePin: 'Remove pin.',\n  },\n});");
  expect(read('packages/api/src/testing/samples/games.ts')).toContain('  removePin: { success: true },\n};');
  expect(read('packages/api/src/games/removePin.api.ts')).toContain('gatewayMutation(build, removePin)');
  expect(read('apps/gateway/src/games/handlers.ts')).toContain("import { removePin } from './removePin.ts';");
  expect(read('apps/gateway/src/games/handlers.ts')).toMatch(/removePin,?\s*\};\n$/);
  expect(read('tooling/contract/src/checks/games.ts')).toContain(
    "  async removePin(kit) {\n    await kit.good({ token: (await kit.people.own()).token, body: { id: '1' } });\n  },\n};",
  );
});

test('the handler of an area that lives in another folder goes there', async () => {
  expect(await run(['endpoint', 'getBadges', '--in', 'member'], root)).toBe(0);
  expect(existsSync(join(root, 'apps/gateway/src/members/getBadges.ts'))).toBe(true);
  expect(read('apps/gateway/src/members/handlers.ts')).toMatch(/HandlersOf<'member'> = \{[^}]*, getBadges \};/);
});

test.each([
  [['screen', 'rewards'], 'A screen belongs to a feature: pnpm new screen rewards --in <feature>.'],
  [['screen', 'rewards', '--in', 'gmaes'], 'There is no feature "gmaes". Did you mean "games"?'],
  [['scren', 'rewards', '--in', 'games'], 'There is no kind "scren". Did you mean "screen"?'],
  [['feature', 'win board!'], 'Did you mean "win-board"?'],
  [['feature', '3d'], 'it takes letters, digits and dashes, a letter first'],
  [['feature', 'utils'], '"utils" says nothing about the feature.'],
  [['feature', 'auth'], 'The feature "auth" is there already.'],
  [['screen', 'login', '--in', 'auth'], 'screens/LoginScreen/LoginScreen.tsx is there already.'],
  [['endpoint', 'getWinners'], 'An endpoint belongs to an area'],
  [['endpoint', 'getWinners', '--in', 'client'], 'There is no area "client".'],
  [['feature'], 'pnpm new feature|screen|component|endpoint <name>'],
  [['feature', 'a', '--inn', 'b'], 'pnpm new feature|screen|component|endpoint <name>'],
])('%j is answered in a sentence, and nothing is made', async (args, answer) => {
  const before = everything();
  expect(await run(args, root)).toBe(1);
  expect(said.join('\n')).toContain(answer);
  expect(everything()).toEqual(before);
});

test('a file that took another shape stops the whole', async () => {
  rmSync(join(root, 'apps/gateway/src/http/handlers.ts'));
  const before = everything();
  expect(await run(['endpoint', 'getWinners', '--in', 'ranks'], root)).toBe(1);
  expect(said.join()).toContain('apps/gateway/src/http/handlers.ts is missing');
  expect(everything()).toEqual(before);
});
