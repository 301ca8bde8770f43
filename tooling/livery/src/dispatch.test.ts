import { sample } from '@livery/config/sample';
import { expect, test, vi } from 'vitest';
import { runCommand } from './dispatch.ts';

test('an unknown command prints a suggestion', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  expect(await runCommand(['strat'])).toBe(1);
  expect(printed.mock.calls.flat().join()).toContain('Did you mean "start"?');
});

test.each([
  ['start --prot 4100', '"start" has no --prot. Did you mean --port?'],
  ['dev --gatway http://localhost:4100', '"dev" has no --gatway. Did you mean --gateway?'],
  ['merchant check --jsno', '"merchant check" has no --jsno. Did you mean --json?'],
  ['start now', "Unexpected argument 'now'"],
  ['test fast', 'pnpm test takes no arguments, but got "fast".'],
  ['whole --fast', 'pnpm test:whole takes no arguments, but got "--fast".'],
  ['lint packages', 'pnpm lint takes no arguments, but got "packages".'],
])('%s runs no command, reports the mistake, and exits with 1', async (words, expected) => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  expect(await runCommand(words.split(' '))).toBe(1);
  expect(printed.mock.calls.flat().join()).toContain(expected);
});

test.each(['constructor', '__proto__', 'toString'])('"%s" is not a command', async (name) => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(await runCommand([name])).toBe(1);
});

const commands = [
  ['start', '--port'],
  ['dev', '--gateway'],
  ['merchant', 'import-tokens'],
  ['merchant new', '--accent'],
  ['merchant check', '--github'],
  ['merchant build', '--gateway'],
  ['merchant refresh', 'for a timer'],
  ['merchant preview', 'serves a merchant'],
  ['merchant import-tokens', '--dry-run'],
  ['verify', '--base'],
  ['test', 'pnpm test'],
  ['whole', 'pnpm test:whole'],
  ['behaviours', '--area'],
  ['firebase', 'pnpm test:firebase'],
  ['matrix', '-g'],
  ['lint', 'pnpm lint'],
  ['lint-css', 'node tooling/run.mjs lint-css'],
  ['lint-texts', 'node tooling/run.mjs lint-texts'],
  ['lint-words', 'node tooling/run.mjs lint-words'],
  ['typecheck', '--incremental'],
] as const;

test.each(sample(commands, 5))(
  '%s --help prints the usage, runs no command and exits with 0',
  async (words, expected) => {
    const printed = vi.spyOn(console, 'log').mockReturnValue();
    expect(await runCommand([...words.split(' '), '--help'])).toBe(0);
    expect(printed).toHaveBeenCalledOnce();
    expect(String(printed.mock.calls[0])).toContain(expected);
    expect(String(printed.mock.calls[0])).toMatch(/\w/);
  },
);

test('the help of a subcommand describes only that subcommand', async () => {
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  await runCommand(['merchant', 'check', '--help']);
  expect(String(printed.mock.calls[0])).not.toContain('--accent');
});

test.each([
  ['help merchant check', '--github'],
  ['help merchant', 'import-tokens'],
  ['merchant help', 'import-tokens'],
  ['merchant help new', '--accent'],
  ['-h', 'merchant'],
])('%s prints help and exits with 0', async (words, expected) => {
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  expect(await runCommand(words.split(' '))).toBe(0);
  expect(printed.mock.calls.flat().join()).toContain(expected);
});

test('without a command, runCommand lists the commands', async () => {
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  expect(await runCommand([])).toBe(1);
  for (const name of ['start', 'dev', 'test', 'merchant', 'behaviours'])
    expect(printed.mock.calls.flat().join()).toContain(name);
});
