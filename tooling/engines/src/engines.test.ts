import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumEngine } from './chromium.ts';
import type { Engine } from './engine.ts';
import { faultsOf, ownFaults } from './faults.ts';
import { installedEngines, olderChromium } from './findEngines.ts';
import { startProduct } from './product.ts';
import { type Scene, scenes } from './scenes.ts';
import { type Seen, visit } from './visit.ts';

/** Timeouts only stop hung tests: one browser needs two to four minutes for all scenes. */
const timeout = 1_200_000;

let product: Awaited<ReturnType<typeof startProduct>>;
let reference: Map<Scene, Seen>;
let installed: Engine[];

beforeAll(async () => {
  installed = await installedEngines();
  product = await startProduct();
  reference = await visit(chromiumEngine('current Chromium'), product.address, scenes);
}, timeout);
afterAll(() => product.stop());

/** What one browser shows differently. */
async function faultsIn(engine: Engine, chosen: readonly Scene[], script?: string): Promise<string[]> {
  const seen = await visit(engine, product.address, chosen, script === undefined ? {} : { script });
  return chosen.flatMap((scene) => faultsOf(scene, reference.get(scene)!, seen.get(scene)!));
}

test('the current Chromium shows every screen and journey without an error', () => {
  expect([...reference].flatMap(([scene, seen]) => ownFaults(scene, seen))).toEqual([]);
});

test.each([106, 112] as const)(
  'Chromium %i shows every screen and journey like the current one',
  { timeout },
  async (version) => expect(await faultsIn(await olderChromium(version), scenes)).toEqual([]),
);

test.each([0, 1])('Firefox and WebKit show every screen and journey like Chromium: %i', { timeout }, async (index) =>
  expect(await faultsIn(installed[index]!, scenes)).toEqual([]),
);

test.each(['/m/home', '/m/register', '/m/voucherCenter'])(
  'Chromium 92 shows at %s that the browser is too old, with advice and a contact',
  { timeout },
  async (address) => {
    const tab = await (await olderChromium(92)).start();
    try {
      await tab.open(product.address + address);
      const text = await tab.evaluate<string>('document.body.innerText');
      expect(text).toMatch(/too old/);
      expect(text).toMatch(/[Uu]pdate/);
      expect(
        await tab.evaluate<number>(`document.querySelectorAll('a[href^="mailto:"], a[href^="https:"]').length`),
      ).toBeGreaterThan(0);
    } finally {
      await tab.close();
    }
  },
);

describe('a planted fault is found', () => {
  const addRule = (rule: string) =>
    `addEventListener('load', function () { document.styleSheets[0].insertRule(${JSON.stringify(rule)}, 0); });`;
  const named = (name: string) => scenes.filter((scene) => scene.name.includes(name));

  test.each([
    [
      'a newer API',
      '/m/login',
      `addEventListener('load', function () { Promise.withResolvers(); });`,
      /uncaught error/,
    ],
    ['a newer CSS feature', '/m/login', addRule('button { min-block-size: calc(50px + 1lh) !important }'), /height/],
    ['a toast as high as the screen', 'a toast says so', addRule('output { block-size: 100vh !important }'), /output/],
  ])('%s', { timeout }, async (_kind, scene, script, fault) => {
    const own = named(scene);
    const current = await visit(chromiumEngine('current Chromium'), product.address, own, { script });
    const older = await visit(await olderChromium(106), product.address, own, { script });
    const faults = own.flatMap((each) => [
      ...faultsOf(each, reference.get(each)!, current.get(each)!),
      ...faultsOf(each, reference.get(each)!, older.get(each)!),
    ]);
    expect(faults).toContainEqual(expect.stringMatching(fault));
  });
});
