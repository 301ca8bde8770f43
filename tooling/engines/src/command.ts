import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { project } from '@livery/tool/project';
import { chromiumEngine } from './chromium.ts';
import type { Engine } from './engine.ts';
import { faultsOf, label, ownFaults } from './faults.ts';
import { installedEngines, olderChromium } from './findEngines.ts';
import { startProduct } from './product.ts';
import { type Scene, scenes } from './scenes.ts';
import { visit } from './visit.ts';

const usage = 'pnpm test:engines [--only <part of an engine’s name>] [--scenes <part of a scene’s name>]';

/**
 * Shows every screen in the browsers of `.browserslistrc` and compares it with the current Chromium. Prints the differences.
 * @returns 0 where there are none
 */
export async function run(args: string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const { values } = parseArgs({ args, options: { only: { type: 'string' }, scenes: { type: 'string' } } });
  const chosen = scenes.filter(({ name }) => values.scenes === undefined || name.includes(values.scenes));
  const engines = [await olderChromium(106), await olderChromium(112), ...(await installedEngines())].filter(
    ({ name }) => values.only === undefined || name.includes(values.only),
  );
  const product = await startProduct();
  try {
    const reference = await visit(chromiumEngine('current Chromium'), product.address, chosen);
    let isComplete = report(
      'current Chromium',
      [...reference].flatMap(([scene, seen]) => ownFaults(scene, seen)),
      0,
    );
    for (const engine of engines) {
      const started = performance.now();
      const seen = await visit(engine, product.address, chosen, { pictureOf: pictureWriter(engine) });
      const faults = chosen.flatMap((scene) => faultsOf(scene, reference.get(scene)!, seen.get(scene)!));
      isComplete = report(engine.name, faults, performance.now() - started) && isComplete;
    }
    return isComplete ? 0 : 1;
  } finally {
    await product.stop();
  }
}

function report(engine: string, faults: readonly string[], milliseconds: number): boolean {
  console.log(
    `\n${engine}: ${faults.length === 0 ? 'complete' : `${faults.length} differences`}, ${Math.round(milliseconds / 1000)} s`,
  );
  for (const fault of faults) console.log(`    ${fault}`);
  return faults.length === 0;
}

/** Keeps the pictures of a run for a look at what differs. */
function pictureWriter({ name }: Engine) {
  const folder = join(project.root, 'tooling/engines/.results', name.replaceAll(/\W+/g, '-'));
  mkdirSync(folder, { recursive: true });
  return (scene: Scene, picture: Buffer) =>
    writeFileSync(join(folder, `${label(scene).replaceAll(/\W+/g, '-')}.png`), picture);
}
