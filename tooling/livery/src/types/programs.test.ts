import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { typePrograms } from './programs.ts';

const browser = { extends: '@livery/config/tsconfig.react.json' };
const configs = {
  'tooling/config': { compilerOptions: { types: ['node'], lib: ['es2023'] } },
  'apps/gateway': { extends: '@livery/config/tsconfig.json' },
  'tooling/contract': { extends: '@livery/config/tsconfig.json', compilerOptions: { allowJs: true } },
  'packages/ui': { ...browser, include: ['src', '.storybook'] },
  'packages/features': browser,
  'packages/api': { ...browser, compilerOptions: { types: ['node'] } },
};

test('packages with the same options share a program, and each is in one program', () => {
  const root = mkdtempSync(join(tmpdir(), 'livery-types-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [folder, config] of Object.entries(configs)) {
    const file = join(root, folder, 'tsconfig.json');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `// A comment, as compilers allow it.\n${JSON.stringify(config)}`);
  }
  const programs = typePrograms(root, join(root, '.cache/types'));
  expect(programs.map(({ folders }) => folders)).toEqual([
    ['apps/gateway', 'tooling/config', 'tooling/contract'],
    ['packages/api'],
    ['packages/features', 'packages/ui'],
  ]);
  expect(programs.map(({ config }) => config)).toMatchObject([
    {
      extends: '../../tooling/config/tsconfig.json',
      include: ['../../apps/gateway', '../../tooling/config', '../../tooling/contract'],
      compilerOptions: { allowJs: true },
    },
    { extends: '../../tooling/config/tsconfig.react.json', compilerOptions: { types: ['node'], allowJs: false } },
    { include: ['../../packages/features', '../../packages/ui/src', '../../packages/ui/.storybook'] },
  ]);
});
