import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const repository = resolve(import.meta.dirname, '../../../../..');

/**
 * The input of the linter: texts that the rules read, and a file for each case. A single run of the linter checks all
 * of them.
 */
const files = new Map<string, string>([
  [
    'tsconfig.json',
    '{ "compilerOptions": { "strict": true, "module": "esnext", "moduleResolution": "bundler", "allowImportingTsExtensions": true, "noEmit": true, "jsx": "react-jsx" } }',
  ],
  ['packages/i18n/src/texts/EN/common.json', '{ "close": "Close", "minimumAge": "{{age}}+ only" }'],
  [
    'packages/i18n/src/texts/EN/games.json',
    '{ "tries_one": "{{count}} try of {{name}}", "tries_other": "{{count}} tries of {{name}}" }',
  ],
  [
    'packages/api/src/circle/b.ts',
    "import { a } from './a.ts';\nexport const b = (): number => (a as () => number)();\n",
  ],
]);

/** Adds a file with exactly this name. Returns its path. */
function plantAs(path: string, content: string): string {
  if (files.has(path)) throw new Error(`${path} is planted twice.`);
  files.set(path, content);
  return path;
}

/** Adds a file with a unique name beside `path`. Returns its path. */
function plant(path: string, content: string): string {
  return plantAs(
    path.replace(/[^/]+$/, (name) => `case${files.size}${name}`),
    content,
  );
}

/** The linter's reports about each file, as `rule: message`. */
const faults = new Map<string, string[]>();
const faultsOf = (path: string, rule = '') => (faults.get(path) ?? []).filter((fault) => fault.startsWith(rule));

beforeAll(() => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'livery-lint-')));
  try {
    // Uses the project's own rules by absolute path, because the temporary folder does not contain them.
    const config = readFileSync(join(repository, '.oxlintrc.json'), 'utf8');
    files.set('.oxlintrc.json', config.replace('./tooling/livery', `${repository}/tooling/livery`));
    for (const [path, content] of files) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(repository, 'node_modules/oxlint/bin/oxlint'), '--deny-warnings', '-f', 'json'],
      { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    if (!stdout.startsWith('{')) throw new Error(`oxlint did not run: ${stdout}${stderr}`);
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; message: string; filename: string }[];
    };
    for (const { code, message, filename } of diagnostics) {
      const path = relative(root, resolve(root, filename)).split(sep).join('/');
      faults.set(path, [...(faults.get(path) ?? []), `${code}: ${message}`]);
    }
  } finally {
    rmSync(root, { recursive: true });
  }
});

const imports = 'livery(import-boundaries)';
const words = 'livery(no-hard-coded-text)';

test.each(
  (
    [
      ['packages/merchant/src/a.ts', "export { b } from '@livery/i18n';", 'packages/merchant may not import other'],
      ['packages/ui/src/a.ts', "export { b } from '@livery/api/games';", 'Take texts, data and callbacks as props'],
      [
        'packages/ui/src/a.ts',
        "export const b = import('@livery/features/auth');",
        'Take texts, data and callbacks as props',
      ],
      ['packages/ui/src/a.ts', "export { b } from '@livery/merchant';", 'for its types only'],
      ['packages/ui/src/a.ts', "export { b } from '@livery/i18n';", 'Take texts, data and callbacks as props'],
      ['packages/i18n/src/a.ts', "export { b } from '@livery/ui';", 'packages/i18n may import only types'],
      ['packages/api/src/a.ts', "export { b } from '@livery/merchant';", 'for its types only'],
      [
        'packages/features/src/auth/a.ts',
        "export { b } from '@livery/mobile';",
        'Move code that needs an app into apps/mobile',
      ],
      [
        'packages/features/src/auth/a.ts',
        "export { b } from '@livery/tool/front';",
        'Move code that needs an app into apps/mobile',
      ],
      [
        'packages/features/src/auth/a.ts',
        "export { b } from '../games/b.ts';",
        'The feature "auth" may not import the feature "games". Combine the two in apps/mobile',
      ],
      [
        'packages/features/src/auth/screens/a.ts',
        "export const b = import('../../games/index.ts');",
        'The feature "auth" may not import the feature "games"',
      ],
      [
        'packages/features/src/auth/a.ts',
        "export { b } from '@livery/features/games';",
        'The feature "auth" may not import the feature "games"',
      ],
      [
        'packages/features/src/auth/a.ts',
        "export type { b } from '../../../api/src/games/index.ts';",
        'is outside packages/features. Import another package by its name',
      ],
      [
        'apps/mobile/src/a.ts',
        "export { b } from '@livery/api/src/games/a.ts';",
        'is not a public entry of @livery/api',
      ],
      ['packages/device/src/a.ts', "export { b } from '@livery/api/client';", 'packages/device may import only types'],
      [
        'packages/api/src/a.ts',
        "export { b } from '@livery/foundation/code';",
        'packages/api may import packages/device',
      ],
      [
        'packages/foundation/src/a.ts',
        "export { b } from '@livery/features/auth';",
        'packages/foundation may import api',
      ],
      ['apps/mobile/src/a.ts', "export { b } from '@livery/gateway';", 'an app composes packages'],
      ['apps/mobile/src/shell/a.ts', "export { b } from '../home/b.ts';", 'src/shell may not import from src/home'],
      ['apps/mobile/src/shell/a/a.ts', "export const b = import('../../member/b.ts');", 'src/shell may not import'],
      [
        'apps/mobile/src/home/a.ts',
        "export { b } from '../router.tsx';",
        'src/home may not import from src/router.tsx',
      ],
      ['apps/mobile/src/a.ts', "export { b } from '@livery/config/vitest';", 'No code at run time may import tooling'],
      [
        'apps/gateway/src/a.ts',
        "export { b } from '@livery/api/client';",
        'the gateway may import @livery/api/contract',
      ],
    ] as const
  ).map(([path, line, message]) => [path, line, message, plant(path, `${line}\n`)]),
)('in %s, %s is reported with advice', (_path, _line, message, file) => {
  expect(faultsOf(file, imports)).toEqual([expect.stringContaining(message)]);
});

test.each(
  (
    [
      ['packages/features/src/auth/a.ts', "export { b } from '@livery/api/auth';"],
      ['packages/features/src/auth/a.ts', "export { b } from '@livery/foundation/code';"],
      ['packages/foundation/src/session/a.ts', "export { b } from '@livery/api/session';"],
      ['packages/api/src/a.ts', "export { b } from '@livery/device/storage';"],
      ['packages/features/src/auth/screens/a.ts', "export { b } from '../model/b.ts';"],
      ['packages/ui/src/a.ts', "export type { b } from '@livery/merchant';"],
      ['packages/ui/src/a.stories.tsx', "export { b } from '@livery/merchant/node';"],
      ['packages/ui/.storybook/a.ts', "export { b } from '@livery/i18n';"],
      ['packages/api/vitest.config.ts', "export { b } from '@livery/config/vitest';"],
      ['apps/mobile/pageScripts/pageScripts.ts', "import { b } from '@livery/config/browsers';"],
      ['apps/mobile/src/a.ts', "export { b } from '@livery/features/auth';"],
      ['apps/mobile/src/home/a.ts', "export { b } from '../shell/b.ts';"],
      ['apps/mobile/src/boot/a.ts', "export { b } from '../router.tsx';"],
      ['apps/mobile/src/shell/a.test.ts', "export { b } from '../router.tsx';"],
      ['apps/mobile/e2e/a.ts', "export { b } from '@livery/gateway';"],
      ['apps/gateway/src/a.ts', "export { b } from '@livery/api/contract';"],
      ['tooling/livery/src/a.ts', "export { b } from '@livery/gateway';"],
    ] as const
  ).map(([path, line]) => [path, line, plant(path, `${line}\n`)]),
)('in %s, %s is allowed', (_path, _line, file) => {
  expect(faultsOf(file, imports)).toEqual([]);
});

test.each(
  (
    [
      "merchant.code === 'aurora'",
      "'aurora' !== site.merchant.code",
      "useMerchant().code == 'aurora'",
      'merchantCode === `aurora`',
      "['aurora', 'padma'].includes(merchant.code)",
      '({ aurora: 1 })[merchant?.code]',
    ] as const
  ).map((expression) => [
    expression,
    plant(
      'packages/api/src/a.ts',
      `export const a = (merchant: any, site: any, useMerchant: any, merchantCode: any) => ${expression};\n`,
    ),
  ]),
)('%s is reported, with a switch, a token or a slot as advice', (_expression, file) => {
  expect(faultsOf(file)).toContainEqual(expect.stringMatching(/^livery\(no-merchant-by-name\).*Add a switch/));
});

const floats = [
  'Number(amount)',
  'Number(wallet.balance)',
  'Number(wallet?.balance)',
  "parseFloat(fee.replace(',', ''))",
  'Number.parseFloat(minAmount!)',
  '+bonus',
  'Math.round(wallet.stake)',
  'payout.toFixed(2)',
].map(
  (expression) =>
    [expression, plant('packages/features/src/wallet/a.ts', `export const a = ${expression};\n`)] as const,
);

test.each(floats)('%s is a float for money', (_, file) => {
  expect(faultsOf(file, 'livery(no-float-for-money)')).toHaveLength(1);
});

const noFloats = plant(
  'packages/features/src/wallet/a.ts',
  "export const a = [Number(count), Number(feePercent), Number(depositId), BigInt(amount), -amount, amount - fee, 'x' + amount, share.toFixed(2), coffee.toFixed(1)];\n",
);
const triedFloat = plant('packages/features/src/wallet/a.test.ts', 'export const a = Number(amount);\n');

test('counts, percentages, ids, bigint sums and amounts in tests are no faults', () => {
  expect([noFloats, triedFloat].flatMap((file) => faultsOf(file, 'livery(no-float-for-money)'))).toEqual([]);
});

const overMerchant = plant(
  'packages/api/src/a.ts',
  "export function a(merchant: { code: string }, other: string) {\n  switch (merchant.code) {\n    case 'aurora': return 1;\n    default: return merchant.code === other ? 2 : 3;\n  }\n}\n",
);

test('a switch over the merchant is reported too; comparing two codes is not', () => {
  expect(faultsOf(overMerchant, 'livery(')).toHaveLength(1);
});

test.each(
  (
    [
      ['packages/features/src/auth/a.ts', "export const a = '/m/login';"],
      ['packages/features/src/auth/A.tsx', 'export const A = ({ B }: any) => <B href="/m/login" />;'],
      ['apps/mobile/src/a.ts', 'export const a = (type: string) => `/m/gameList?type=${type}`;'],
      ['apps/mobile/src/a.ts', "export const a = ['/m'];"],
      ['tooling/livery/src/a.ts', 'export const a = (port: number) => `http://localhost:${port}/m/home`;'],
      ['tooling/livery/src/a.ts', `export const a = '<a href="/m/home">home</a>';`],
    ] as const
  ).map(([path, line]) => [path, line, plant(path, `${line}\n`)]),
)('in %s, the path in %s must come from the table of addresses', (_path, _line, file) => {
  expect(faultsOf(file)).toContainEqual(
    expect.stringMatching(/^livery\(no-literal-addresses\).*foundation\/addresses/),
  );
});

test.each(
  (
    [
      ['packages/foundation/src/addresses/paths.ts', "export const login = '/m/login';"],
      ['packages/features/src/auth/a.test.ts', "export const a = '/m/login';"],
      ['apps/gateway/src/a.ts', "export const a = '/m/login';"],
      ['packages/features/src/auth/a.ts', "export const a = '/media/login';"],
    ] as const
  ).map(([path, line]) => [path, line, plant(path, `${line}\n`)]),
)('in %s, %s is not a literal path of the app', (_path, _line, file) => {
  expect(faultsOf(file, 'livery(no-literal-addresses)')).toEqual([]);
});

const view = plant(
  'packages/features/src/auth/LoginView.tsx',
  "import { useSelector } from 'react-redux';\nimport type { Game } from '@livery/api/games';\nexport const LoginView = (props: { game: Game }) => useSelector(() => props.game.id);\n",
);

test('a view that reads the store is reported; importing types is allowed', () => {
  expect(faultsOf(view, 'livery(')).toEqual([
    expect.stringContaining('A view may import only types from "react-redux"'),
  ]);
});

test.each(
  ['packages/api/src/utils/a.ts', 'packages/api/src/helpers.ts', 'apps/mobile/src/common/a.ts'].map((path) =>
    plantAs(path, 'export const a = 1;\n'),
  ),
)('the name of %s has no meaning and is reported', (file) => {
  expect(faultsOf(file)).toEqual([expect.stringContaining('does not describe the content')]);
});

const service = plantAs('packages/api/src/login.service.ts', 'export const a = 1;\n');

test('a suffix outside the closed list is a fault', () => {
  expect(faultsOf(service)).toEqual([expect.stringContaining('The suffix ".service" is not one of ours')]);
});

test.each(
  (
    [
      ['between tags', 'export const A = () => <p>Play now</p>;'],
      ['between tags, in another script', 'export const A = () => <p>এখনই খেলুন</p>;'],
      ['beside a value', 'export const A = ({ n }: { n: number }) => <p>{n} coins</p>;'],
      ['in braces', "export const A = () => <p>{'Play now'}</p>;"],
      ['in a template with places', 'export const A = ({ n }: { n: number }) => <p>{`${n} coins`}</p>;'],
      ['under a condition', "export const A = ({ on }: { on: boolean }) => <p>{on ? 'Play now' : null}</p>;"],
      ['behind &&', "export const A = ({ on }: { on: boolean }) => <p>{on && 'Play now'}</p>;"],
      ['as a fallback', "export const A = ({ name }: { name?: string }) => <p>{name ?? 'Somebody'}</p>;"],
      ['glued together', "export const A = ({ name }: { name: string }) => <p>{'Hello ' + name}</p>;"],
      ['for screen readers', 'export const A = () => <button type="button" aria-label="Close" />;'],
      ['that look like a key, on an element', 'export const A = () => <button type="button" aria-label="close" />;'],
      ["as a picture's", 'export const A = () => <img src="a.png" alt="A boat" />;'],
      ['as a placeholder', 'export const A = () => <input aria-hidden placeholder="Search" />;'],
      [
        'handed to a component',
        'export const A = ({ B }: { B: (props: { retryLabel: string }) => null }) => <B retryLabel="Try again" />;',
      ],
      ['in a table', "export const items = [{ id: 'a', label: 'Deposit' }];"],
      ['as a default', "export const A = ({ label = 'Deposit' }: { label?: string }) => <p>{label}</p>;"],
      ['in a toast', "export const a = (showToast: (words: string) => void) => showToast('Saved');"],
      ["of a name that is a brand's", 'export const A = () => <p>WhatsApp</p>;'],
      ['of the document', "export function a() {\n  document.title = 'Home';\n}"],
    ] as const
  ).map(([where, content]) => [where, plant('apps/mobile/src/A.tsx', `${content}\n`)]),
)('words %s are reported and must become a text', (_where, file) => {
  expect(faultsOf(file, words)).toEqual([
    expect.stringContaining('Give it a key in packages/i18n/src/texts/EN/<area>.json'),
  ]);
});

test.each(
  (
    [
      ['signs and digits', 'export const A = () => <p>{`×`} 24/7 &middot; 100 % +</p>;'],
      [
        'a key of a text',
        "export const A = ({ t }: { t: (key: string) => string }) => <p title={t('close')}>{t('close')}</p>;",
      ],
      [
        'a key handed on',
        'export const A = ({ B }: { B: (props: { title: string }) => null }) => <B title="close" />;',
      ],
      ['keys in a table', "export const items = [{ id: 'a', label: 'close' }];"],
      [
        'attributes that are not shown to players',
        'export const A = () => <input aria-hidden id="name" type="search" enterKeyHint="search" autoComplete="off" className="big red" />;',
      ],
      ['errors for developers', "export function a() {\n  throw new Error('The page lacks a root');\n}"],
      ['conditions', "export const A = ({ kind }: { kind: string }) => <p>{kind === 'big' && 1}</p>;"],
    ] as const
  ).map(([what, content]) => [what, plant('apps/mobile/src/A.tsx', `${content}\n`)]),
)('%s are not reported as words', (_what, file) => {
  expect(faultsOf(file, words)).toEqual([]);
});

test.each(
  (
    [
      'packages/ui/src/A.stories.tsx',
      'packages/features/stories/A.tsx',
      'apps/mobile/src/A.test.tsx',
      'apps/gateway/src/A.tsx',
    ] as const
  ).map((path) => [path, plant(path, 'export const A = () => <p>Play now</p>;\n')]),
)('words in %s are allowed, because players do not see them', (_path, file) => {
  expect(faultsOf(file, words)).toEqual([]);
});

test.each(
  (
    [
      ["t('minimumAge')", 'has a placeholder {{age}} without a value'],
      ["t('minimumAge', { years: 18, age: 18 })", 'has no placeholder {{years}}'],
      ["games('tries', { count: 1 })", 'has a placeholder {{name}} without a value'],
      ["games('tries', { name: 'A' })", 'has a placeholder {{count}} without a value'],
      ["[1].map(() => t('minimumAge', {}))", 'has a placeholder {{age}} without a value'],
    ] as const
  ).map(([call, message]) => [call, message, plantCall(call)]),
)('%s is reported with the placeholder in question', (_call, message, file) => {
  expect(faultsOf(file, 'livery(filled-placeholders)')).toEqual([expect.stringContaining(message)]);
});

test.each(
  (
    [
      "t('minimumAge', { age: 18 })",
      "t('close')",
      "games('tries', { count: 1, name: 'A' })",
      't(key, {})',
      "t('minimumAge', values)",
      "other('minimumAge')",
    ] as const
  ).map((call) => [call, plantCall(call)]),
)('%s is no fault of placeholders', (_call, file) => {
  expect(faultsOf(file, 'livery(filled-placeholders)')).toEqual([]);
});

/** Adds a file with one call. In it, `t` belongs to the area common, and `games` to the area games. */
function plantCall(call: string): string {
  return plant(
    'packages/features/src/auth/a.ts',
    `declare const useTexts: (area: string) => { t: (key: string, values?: object) => string };\nexport function A(key: string, values: object, other: (key: string) => string) {\n  const { t } = useTexts('common');\n  const { t: games } = useTexts('games');\n  return [t, games, key, values, other, ${call}];\n}\n`,
  );
}

test.each(
  (
    [
      [
        'import/no-cycle',
        'packages/api/src/circle/a.ts',
        "import { b } from './b.ts';\nexport const a = (): number => b();\n",
        'import(no-cycle)',
      ],
      [
        'a forgotten promise',
        'packages/api/src/a.ts',
        'export async function a() { return 1; }\na();\n',
        'typescript(no-floating-promises)',
      ],
      [
        'any',
        'packages/api/src/a.ts',
        'export const a = (value: any) => value as string;\n',
        'typescript(no-explicit-any)',
      ],
      ['console.log', 'packages/api/src/a.ts', "console.log('a');\n", 'eslint(no-console)'],
      ['a default export', 'packages/api/src/a.ts', 'export default function a() {}\n', 'import(no-default-export)'],
      [
        'a hook under a condition',
        'packages/ui/src/A.tsx',
        "import { useState } from 'react';\nexport function A({ on }: { on: boolean }) {\n  if (on) return useState(1)[0];\n  return 2;\n}\n",
        'rules-of-hooks',
      ],
      [
        'a missing dependency',
        'packages/ui/src/A.tsx',
        "import { useEffect } from 'react';\nexport function A({ on }: { on: () => void }) {\n  useEffect(() => { on(); }, []);\n  return null;\n}\n",
        'exhaustive-deps',
      ],
      ['a picture without text', 'packages/ui/src/A.tsx', 'export const A = () => <img src="a.png" />;\n', 'alt-text'],
      [
        'a click that no key reaches',
        'packages/ui/src/A.tsx',
        'export const A = () => <div onClick={() => undefined}>a</div>;\n',
        'click-events-have-key-events',
      ],
    ] as const
  ).map(([what, path, content, rule]) => [
    what,
    rule,
    path.includes('circle') ? plantAs(path, content) : plant(path, content),
  ]),
)('%s is reported', (_what, rule, file) => {
  expect(faultsOf(file)).toContainEqual(expect.stringContaining(rule));
});

test.each(['apps/gateway/src/a.ts', 'tooling/livery/src/a.ts'].map((path) => plant(path, "console.log('a');\n")))(
  '%s may print',
  (file) => {
    expect(faultsOf(file)).toEqual([]);
  },
);

const browsers = 'livery(supported-browsers)';

test.each(
  [
    ['export const a = AbortSignal.any([]);', '"any" does not exist in Chrome 106 (has it since 116)'],
    ['document.startViewTransition(() => undefined);', '"startViewTransition" does not exist in Chrome 106'],
    ['requestIdleCallback(() => undefined);', '"requestIdleCallback" does not exist in Safari 15.4'],
    ['export const a = new CloseWatcher();', '"CloseWatcher" does not exist in Chrome 106'],
    ['export const a = (box: HTMLElement) => box.showPopover();', '"showPopover" does not exist in Chrome 106'],
    ['export const a = <dialog closedby="any" />;', '"closedby" does not exist in Chrome 106'],
    ['export const a = window.navigator.userActivation;', '"userActivation" does not exist in'],
    ['export const a = /(?<=a)b/;', '"(?<=…)", which does not work in Safari 15.4 (has it since 16.4)'],
    ["export const a = new RegExp('(?<!a)b');", '"(?<=…)", which does not work in Safari 15.4'],
    ['export const a = /(?i:a)b/;', '"(?i:…)", which does not work in Chrome 106'],
    ['export const a = /(?<y>a)|(?<y>b)/;', '"(?<same>…)|(?<same>…)", which does not work in Chrome 106'],
  ].map(([code, fault]) => [code!, fault!, plant('packages/ui/src/a.tsx', `${code}\n`)] as const),
)('%s uses an API that a supported browser does not have, and is a fault', (_code, fault, file) => {
  expect(faultsOf(file, browsers)).toEqual([expect.stringContaining(fault)]);
});

test.each(
  (
    [
      [
        'packages/ui/src/a.tsx',
        "if ('startViewTransition' in document) document.startViewTransition(() => undefined);",
      ],
      ['packages/ui/src/a.tsx', "if (typeof requestIdleCallback === 'function') requestIdleCallback(() => undefined);"],
      ['packages/ui/src/a.tsx', 'export const a = (box: HTMLElement) => box.showPopover?.();'],
      ['packages/ui/src/a.tsx', 'export const a = (box: HTMLElement) => { if (box.showPopover) box.showPopover(); };'],
      ['packages/ui/src/a.tsx', 'export const a = navigator.userActivation?.isActive;'],
      ['packages/ui/src/a.tsx', "export const a = URL.canParse('/');"],
      ['packages/ui/src/a.tsx', 'export const a = /(?<y>a)(?:b)(?=c)/;'],
      ['packages/ui/src/a.test.tsx', 'export const a = AbortSignal.any([]);'],
      ['apps/gateway/src/a.ts', 'export const a = AbortSignal.any([]);'],
    ] as const
  ).map(([path, code]) => [path, code, plant(path, `${code}\n`)] as const),
)('%s with %s tests for the API, or does not run in old browsers, and is no fault', (_path, _code, file) => {
  expect(faultsOf(file, browsers)).toEqual([]);
});
