import { groupBy } from '../../../apps/mobile/e2e/matrix/groupBy.ts';
import type { Engine, Tab } from './engine.ts';
import { appears, fill, press, settled } from './pageActions.ts';
import type { Scene } from './scenes.ts';
import type { Snapshot } from './snapshot.ts';
import { waitFor } from './waitFor.ts';

/** The result of a scene in one browser. */
export type Seen = { snapshot: Snapshot; errors: readonly string[] } | { error: string };

/** Shows every scene in one browser, with one visit per merchant and viewer. */
export async function visit(
  engine: Engine,
  originOf: (merchant: string) => string,
  scenes: readonly Scene[],
  options: { script?: string; pictureOf?: (scene: Scene, picture: Buffer) => void } = {},
): Promise<Map<Scene, Seen>> {
  const seen = new Map<Scene, Seen>();
  for (const own of groupBy(scenes, ({ merchant, viewer }) => `${merchant} ${viewer}`)) {
    const { viewer, merchant } = own[0];
    const origin = originOf(merchant);
    const tab = await engine.start(options.script);
    try {
      if (viewer === 'member') await logIn(tab, origin);
      for (const scene of own) {
        seen.set(scene, await show(tab, origin, scene));
        options.pictureOf?.(scene, await tab.screenshot());
      }
    } finally {
      await tab.close();
    }
  }
  return seen;
}

async function show(tab: Tab, origin: string, scene: Scene): Promise<Seen> {
  const errorsBefore = tab.errors.length;
  try {
    await tab.open(origin + scene.address);
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

async function logIn(tab: Tab, origin: string): Promise<void> {
  await tab.open(`${origin}/m/login`);
  await appears(tab, '[type=password]');
  await fill(tab, '[autocomplete~=username]', 'demo1');
  await fill(tab, '[type=password]', 'demo1234');
  await press(tab, '[type=submit]');
  await waitFor(
    'the login form stays open',
    () => tab.evaluate<string>('location.pathname'),
    (path) => path !== '/m/login',
  );
  // Wait, because a page that is left immediately may not have stored the login yet.
  await settled(tab);
}
