import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { project } from '../project.ts';

interface Task {
  taskId: string;
  inputs: Record<string, string>;
  dependencies: string[];
}

let tasks: Map<string, Task>;
let globalInputs: { files: Record<string, string>; hashOfInternalDependencies: string | null };

beforeAll(() => {
  const turbo = join(project.root, 'node_modules/.bin/turbo');
  const args = ['run', 'lint', 'merchants', 'test', 'e2e', 'whole', 'knip', '--dry=json'];
  const plan = JSON.parse(
    execFileSync(turbo, args, {
      cwd: project.root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    }),
  ) as { tasks: Task[]; globalCacheInputs: typeof globalInputs };
  tasks = new Map(plan.tasks.map((task) => [task.taskId, task]));
  globalInputs = plan.globalCacheInputs;
});

/** Every file that a task's cached result depends on, as package and path in the package. */
function inputsOf(taskId: string, seen = new Set<string>()): string[] {
  if (seen.has(taskId)) return [];
  seen.add(taskId);
  const { inputs, dependencies } = tasks.get(taskId)!;
  return [
    ...Object.keys(inputs).map((file) => `${taskId.split('#')[0]} ${file}`),
    ...dependencies.flatMap((dependency) => inputsOf(dependency, seen)),
  ];
}

const component = '@livery/ui src/components/Button/Button.tsx';
const texts = '@livery/i18n src/texts/EN/home.json';
const merchant = '@livery/merchant ../../merchants/aurora/theme.json';

test.each([
  ['@livery/mobile#e2e', [component, texts, merchant, '@livery/gateway src/main.ts', '@livery/mobile src/main.tsx']],
  [
    '@livery/pictures#whole',
    [component, '@livery/pictures ../../packages/ui/src/components/Button/Button.stories.tsx'],
  ],
  ['@livery/mobile#whole', [component, texts, merchant, '@livery/mobile e2e/whole/visits.test.ts']],
  ['@livery/faults#whole', ['@livery/gateway src/main.ts', '@livery/api src/contract/index.ts']],
  ['@livery/ui#test', [component, merchant, '@livery/api src/client/index.ts', '@livery/config vitest.ts']],
  ['@livery/features#test', [component, texts, merchant]],
  ['@livery/bench#test', [component, '@livery/mobile src/main.tsx', '@livery/mobile vite.config.ts']],
  ['@livery/gateway#test', [merchant, '@livery/api src/contract/index.ts', '@livery/gateway ../../docs/lotteries.md']],
  ['@livery/tool#merchants', [merchant, texts]],
])('%s runs again if its inputs change', (taskId, files) => {
  expect(inputsOf(taskId)).toEqual(expect.arrayContaining(files));
});

test('a change of a test or story does not run the tests of another package again', () => {
  const inputs = inputsOf('@livery/mobile#test');
  expect(inputs).toContain(component);
  expect(inputs.filter((file) => !file.startsWith('@livery/mobile') && /\.(test|stories)\.tsx?$/.test(file))).toEqual(
    [],
  );
});

test('no output of a run, and no package, is an input of every task', () => {
  expect(Object.keys(globalInputs.files).toSorted()).toEqual([
    '.browserslistrc',
    '.gitattributes',
    'pnpm-lock.yaml',
    'tsconfig.json',
  ]);
  expect(globalInputs.hashOfInternalDependencies ?? '').toBe('');
  for (const { inputs } of tasks.values())
    expect(Object.keys(inputs).filter((file) => /(^|\/)(\.turbo|\.results|node_modules|dist)\//.test(file))).toEqual(
      [],
    );
});
