import { expect, test, vi } from 'vitest';
import { run } from './command.ts';

test('a benchmark that is not there is told with the likely one, and nothing runs', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await run(['skin'])).toBe(1);
  expect(complain.mock.calls.flat()).toEqual([
    'There is no benchmark "skin". Did you mean "skins"? There are skins, first-load, ui, gateway.',
  ]);
});
