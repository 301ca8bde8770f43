import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { lazyFiles, lazyFilesName } from './lazyFiles.ts';

/**
 * Builds an app of these files. Returns the plugin's list of files that load on demand, without the hashes in their
 * names.
 */
async function filesOf(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'livery-lazy-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [lazyFiles()],
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: join(root, 'main.js') } },
  })) as Rolldown.RolldownOutput;
  const written = output.find(({ fileName }) => fileName === lazyFilesName) as Rolldown.OutputAsset;
  return JSON.parse(String(written.source).replaceAll(/-[\w-]{8}(?=\.(?:js|css))/g, '')) as Record<string, string[]>;
}

const main = "import './base.js'; window.open = () => Promise.all([import('./Help.js'), import('./Login.js')]);";
const common = "import './common.css'; export const common = () => document.title;";

test('each lazy export has a list of the files that it needs beyond the first page, styles in order', async () => {
  const files = await filesOf({
    'main.js': main,
    'base.js': "window.base = 'there already';",
    'common.js': common,
    'common.css': 'b{color:red}',
    'Help.js': "import { common } from './common.js'; import './Help.css'; export const Help = () => common();",
    'Help.css': 'b{color:blue}',
    'Login.js': "import { common } from './common.js'; export const Login = () => common() + 1;",
  });
  expect(files).toEqual({
    Help: ['assets/common.js', 'assets/common.css', 'assets/Help.js', 'assets/Help.css'],
    Login: ['assets/common.js', 'assets/common.css', 'assets/Login.js'],
  });
});

test('two modules that export the same name are reported', async () => {
  await expect(
    filesOf({
      'main.js': main,
      'base.js': '',
      'Help.js': 'export const Screen = () => 1;',
      'Login.js': 'export const Screen = () => 2;',
    }),
  ).rejects.toThrow('export Screen');
});
