import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumEngine } from './chromium.ts';
import { type Engine, phoneView } from './engine.ts';
import { faultsOf, ownFaults } from './faults.ts';
import { installedEngines, olderChromium } from './findEngines.ts';
import { pictureWriter } from './pictureWriter.ts';
import { startProduct } from './product.ts';
import { createReference } from './reference.ts';
import { type Scene, scenes } from './scenes.ts';
import { type Seen, visit } from './visit.ts';

/**
 * Timeouts only stop hung tests: one browser needs two to four minutes for all scenes. A retry would give the same
 * result.
 */
const options = { timeout: 1_200_000, retry: 0 };

let product: Awaited<ReturnType<typeof startProduct>>;
let referenceIn: ReturnType<typeof createReference>;
let reference: Map<Scene, Seen>;
let installed: Engine[];

beforeAll(async () => {
  installed = await installedEngines();
  product = await startProduct();
  referenceIn = createReference(product.originOf, scenes);
  reference = await referenceIn(phoneView);
}, options.timeout);
afterAll(() => product.stop());

/** Every difference of one browser. */
async function faultsIn(engine: Engine): Promise<string[]> {
  const expected = await referenceIn(engine.view);
  const seen = await visit(engine, product.originOf, scenes, { pictureOf: pictureWriter(engine) });
  return scenes.flatMap((scene) => faultsOf(engine.name, scene, expected.get(scene)!, seen.get(scene)!));
}

test('the current Chromium shows every screen and journey without an error', () => {
  expect([...reference].flatMap(([scene, seen]) => ownFaults(scene, seen))).toEqual([]);
});

test.each([106, 112] as const)(
  'Chromium %i shows every screen and journey like the current one',
  options,
  async (version) => expect(await faultsIn(await olderChromium(version))).toEqual([]),
);

test.each([
  ['Firefox', 0],
  ['WebKit', 1],
])('%s shows every screen and journey like Chromium', options, async (_name, index) =>
  expect(await faultsIn(installed[index]!)).toEqual([]),
);

test.each(['/m/home', '/m/register', '/m/voucherCenter'])(
  'Chromium 92 shows at %s that the browser is too old, with advice and a contact',
  // This browser sometimes hangs when it starts in one process, so a hung test is repeated with a new browser.
  { timeout: 60_000, retry: 2 },
  async (address) => {
    const tab = await (await olderChromium(92)).start();
    try {
      await tab.open(product.originOf('aurora') + address);
      const text = await tab.evaluate<string>('document.body.innerText');
      expect(text).toMatch(/Your browser needs an update/);
      expect(text).toMatch(/open this page in another browser/);
      expect(
        await tab.evaluate<number>(`document.querySelectorAll('a[href^="mailto:"], a[href^="https:"]').length`),
      ).toBeGreaterThan(0);
    } finally {
      await tab.close();
    }
  },
);

describe('an inserted fault is found', () => {
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
    // Higher than a button by more than the tolerance of one line.
    ['a newer CSS feature', '/m/login', addRule('button { min-block-size: calc(99px + 1lh) !important }'), /height/],
    ['a toast as high as the screen', 'toast', addRule('output { block-size: 100vh !important }'), /output/],
  ])('%s', options, async (_kind, scene, script, fault) => {
    const own = named(scene);
    const engines = [chromiumEngine('current Chromium'), await olderChromium(106)];
    const faults: string[] = [];
    for (const engine of engines) {
      const seen = await visit(engine, product.originOf, own, { script });
      faults.push(...own.flatMap((each) => faultsOf(engine.name, each, reference.get(each)!, seen.get(each)!)));
    }
    expect(faults).toContainEqual(expect.stringMatching(fault));
  });
});
