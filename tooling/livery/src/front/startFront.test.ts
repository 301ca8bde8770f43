import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { PortInUse, startFront } from './index.ts';
import { ask, closeAfterwards, frontPort, skinOf, skinsDir } from './testing/testFront.ts';

/** Runs instead of the wait before a front tries a used port again, so that no real time passes. */
let beforeNextTry: () => Promise<void> = async () => {};
vi.mock('node:timers/promises', () => ({ setTimeout: () => beforeNextTry() }));

test('a port that is in use is reported with advice', async () => {
  const second = startFront({ port: frontPort(), skinsDir, gateways: [], waitForPortMs: 0 });
  await expect(second).rejects.toThrow(PortInUse);
  await expect(second).rejects.toThrow(
    `Port ${frontPort()} is in use by another program: stop that program, or choose another port`,
  );
});

test('startFront waits for a port that becomes free soon', async () => {
  const first = await startFront({ port: 0, skinsDir, gateways: [] });
  beforeNextTry = () => first.close();
  const second = await startFront({ port: first.port, skinsDir, gateways: [], waitForPortMs: 3000 });
  closeAfterwards(second);
  expect(second.port).toBe(first.port);
});

test('a skin that is added or replaced is served without a restart', async () => {
  mkdirSync(join(skinsDir, '.new-x/pictures'), { recursive: true });
  writeFileSync(join(skinsDir, '.new-x/.skin.json'), JSON.stringify(skinOf('nova', [])));
  writeFileSync(join(skinsDir, '.new-x/index.html'), 'home of nova');
  renameSync(join(skinsDir, '.new-x'), join(skinsDir, 'nova'));
  expect((await ask('/m/home', { host: 'nova.localhost' })).body).toBe('home of nova');
  rmSync(join(skinsDir, 'nova'), { recursive: true });
});
