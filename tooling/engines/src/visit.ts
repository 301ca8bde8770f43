import type { Engine, Tab } from './engine.ts';
import { appears, fill, press, settled } from './pageActions.ts';
import type { Scene } from './scenes.ts';
import type { Snapshot } from './snapshot.ts';
import { waitFor } from './waitFor.ts';

/** What one browser showed of a scene. */
export type Seen = { snapshot: Snapshot; errors: readonly string[] } | { error: string };

/** Shows every scene in one browser, first those of a guest and then those of a member. */
export async function visit(
  engine: Engine,
  address: string,
  scenes: readonly Scene[],
  options: { script?: string; pictureOf?: (scene: Scene, picture: Buffer) => void } = {},
): Promise<Map<Scene, Seen>> {
  const seen = new Map<Scene, Seen>();
  for (const viewer of ['guest', 'member'] as const) {
    const own = scenes.filter((scene) => scene.viewer === viewer);
    if (own.length === 0) continue;
    const tab = await engine.start(options.script);
    try {
      await closeAnnouncements(tab, address);
      if (viewer === 'member') await logIn(tab, address);
      for (const scene of own) {
        seen.set(scene, await show(tab, address, scene));
        options.pictureOf?.(scene, await tab.screenshot());
      }
    } finally {
      await tab.close();
    }
  }
  return seen;
}

async function show(tab: Tab, address: string, scene: Scene): Promise<Seen> {
  const errorsBefore = tab.errors.length;
  try {
    await tab.open(address + scene.address);
    let snapshot = await settled(tab);
    if (scene.act !== undefined) {
      await scene.act(tab);
      snapshot = await settled(tab);
    }
    return { snapshot, errors: tab.errors.slice(errorsBefore) };
  } catch (error) {
    return { error: (error as Error).message.split('\n')[0]! };
  }
}

/** Marks the announcements as read, as the player does: they would lie over each page. */
async function closeAnnouncements(tab: Tab, address: string): Promise<void> {
  await tab.open(`${address}/m/home`);
  await settled(tab);
  for (;;) {
    const isOpen = await tab.evaluate<boolean>(`document.querySelector('dialog[open]') !== null`);
    if (!isOpen) return;
    await press(tab, 'dialog[open] button');
    await settled(tab);
  }
}

async function logIn(tab: Tab, address: string): Promise<void> {
  await tab.open(`${address}/m/login`);
  await appears(tab, '[type=password]');
  await fill(tab, '[autocomplete~=username]', 'demo1');
  await fill(tab, '[type=password]', 'demo1234');
  await press(tab, '[type=submit]');
  await waitFor(
    'the login form stays',
    () => tab.evaluate<string>('location.pathname'),
    (path) => path !== '/m/login',
  );
  await closeAnnouncements(tab, address);
}
