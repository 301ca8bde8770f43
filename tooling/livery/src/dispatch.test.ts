import { expect, test, vi } from 'vitest';
import { runCommand } from './dispatch.ts';

test('an unknown command is answered with the one meant', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  expect(await runCommand(['strat'])).toBe(1);
  expect(printed.mock.calls.flat().join()).toContain('Did you mean "start"?');
});

test.each(['constructor', '__proto__', 'toString'])('"%s" is no command', async (name) => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(await runCommand([name])).toBe(1);
});

test('without a command it lists them', async () => {
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  expect(await runCommand([])).toBe(1);
  for (const name of ['start', 'dev', 'test', 'merchant', 'behaviours'])
    expect(printed.mock.calls.flat().join()).toContain(name);
});
