import { expect, test, vi } from 'vitest';
import type { Measurement } from './bench.ts';
import { run } from './command.ts';

test('an unknown benchmark prints a suggestion, and nothing runs', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await run(['skin'])).toBe(1);
  expect(complain.mock.calls.flat()).toEqual([
    'The benchmark "skin" does not exist. Did you mean "skins"? Benchmarks: skins, first-load, ui, phone, categories, lighthouse, gateway.',
  ]);
});

const benchmarkOf = (...measurements: Partial<Measurement>[]) => ({
  size: async () => ({
    purpose: 'measuring',
    measure: async () =>
      measurements.map((one) => ({ what: 'a', ours: '1', reference: '', target: '≤ 2', notes: [], ...one })),
  }),
});

test('a missed target is a failure with its name', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
  expect(await run([], benchmarkOf({ meetsTarget: true }, { what: 'home', meetsTarget: false }))).toBe(1);
  expect(complain.mock.calls.flat()).toContain('Missed targets: home.');
});

test('the exit code is 0 if each result meets its target or has no target', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
  expect(await run([], benchmarkOf({ meetsTarget: true }, { target: '' }))).toBe(0);
});

test('the options for merchants and rounds are passed to the benchmark', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
  const measure = vi.fn<() => Promise<Measurement[]>>(async () => []);
  await run(['size', '--merchants', 'aurora,indus', '--rounds', '5'], { size: async () => ({ purpose: '', measure }) });
  expect(measure).toHaveBeenCalledWith(expect.any(String), { merchants: ['aurora', 'indus'], rounds: 5 });
});

test.each([
  ['--rounds many', '--rounds must be a whole number from 1, not "many".'],
  ['--round 2', "Unknown option '--round'"],
])('%s is rejected, and nothing runs', async (words, expected) => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  expect(await run(words.split(' '), {})).toBe(1);
  expect(complain.mock.calls.flat().join()).toContain(expected);
});
