import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTree } from '../testing/scratchTree.ts';
import { generate } from './command.ts';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const commands = [...readme.matchAll(/^pnpm new (.+)$/gm)].map(([, args]) => args!);
let root = '';
beforeAll(() => {
  root = copyTree();
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('the README has a command for each kind', () => {
  expect(commands.map((args) => args.split(' ')[0])).toEqual(['feature', 'screen', 'component', 'endpoint']);
});

test.each(commands)('the command of the README `pnpm new %s` writes files', (args) => {
  expect(generate(args.split(' '), root).paths).not.toEqual([]);
});
