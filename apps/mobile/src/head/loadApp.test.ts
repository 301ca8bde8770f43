import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { data, runHead } from '../../testing/runHead.ts';

describe('the code of the app', () => {
  const ran: string[] = [];
  const modules = ({ preloads }: ReturnType<typeof runHead>) =>
    preloads.filter((link) => link['rel'] === 'modulepreload').map((link) => link['href']);
  beforeEach(() => {
    ran.length = 0;
    Object.assign(globalThis, { ran });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'ran');
  });

  /** Returns module addresses that no other test has loaded, because a module runs only once. */
  const fresh = () => data.code.map((address) => `${address};"${randomUUID()}"`);

  test('is preloaded immediately without prerendered HTML, and runs in order after parsing', async () => {
    const page = runHead({ path: '/m/login', code: fresh() });
    expect(modules(page)).toHaveLength(2);
    expect(ran).toEqual([]);
    page.parse();
    await expect.poll(() => ran).toEqual(['libraries', 'app']);
  });

  test('waits on a prerendered home until the first paint', async () => {
    const page = runHead({ drawnAt: Date.now(), code: fresh() });
    page.parse();
    expect(modules(page)).toEqual([]);
    page.paint();
    await expect.poll(() => ran).toEqual(['libraries', 'app']);
    expect(modules(page)).toHaveLength(2);
  });

  test('is preloaded immediately if the prerendered HTML is not shown', () => {
    expect(modules(runHead({ drawnAt: 0 }))).toHaveLength(2);
  });

  test('is reported as a failure of the page if it cannot be loaded or parsed', async () => {
    const page = runHead({ path: '/m/login', code: ['data:text/javascript,let let', ...fresh()] });
    page.parse();
    await expect.poll(() => page.failures).toHaveLength(1);
    expect(String(page.failures[0])).toContain('SyntaxError');
    expect(ran).toEqual([]);
  });
});
