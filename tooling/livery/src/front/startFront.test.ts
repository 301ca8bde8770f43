import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { PortInUse, startFront } from './index.ts';
import { ask, closeAfterwards, frontPort, skinOf, skinsDir } from './testing/testFront.ts';

/** What happens while a front waits before it tries a taken port again; it waits no real time. */
let beforeNextTry: () => Promise<void> = async () => {};
vi.mock('node:timers/promises', () => ({ setTimeout: () => beforeNextTry() }));

test('a port that is taken is reported with what to do', async () => {
  const second = startFront({ port: frontPort(), skinsDir, gateways: [], waitForPortMs: 0 });
  await expect(second).rejects.toThrow(PortInUse);
  await expect(second).rejects.toThrow(
    `Port ${frontPort()} is in use by another program: stop that program, or choose another port`,
  );
});

test('a port that is let go of soon is waited for', async () => {
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
