import { afterEach, expect, test, vi } from 'vitest';
import { run } from './command.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['a run', ['kils'], 'The run "kils" does not exist. Did you mean "kills"?'],
  ['an attack', ['attacks', '--only', 'replai'], 'The attack "replai" does not exist. Did you mean "replay"?'],
  ['an option', ['attacks', '--just', 'replay'], "Unknown option '--just'"],
  ['a seed', ['kills', '--seed', 'x'], '--seed must be a whole number.'],
])('for %s that does not exist, run prints an error and the usage, and exits with 1', async (_, args, message) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await run(args)).toBe(1);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(message));
  expect(said).toHaveBeenCalledWith(expect.stringContaining('pnpm test:faults ['));
});
