import { parseArgs } from 'node:util';
import { phoneView } from './engine.ts';
import { faultsOf, ownFaults } from './faults.ts';
import { installedEngines, olderChromium } from './findEngines.ts';
import { pictureWriter } from './pictureWriter.ts';
import { startProduct } from './product.ts';
import { createReference } from './reference.ts';
import { scenes } from './scenes.ts';
import { visit } from './visit.ts';

const usage = 'pnpm test:engines [--only <part of an engine’s name>] [--scenes <part of a scene’s name>]';

/**
 * Shows every screen in the browsers of `.browserslistrc` and compares it with the current Chromium. Prints the
 * differences.
 * @returns 0 if there are none
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
    const referenceIn = createReference(product.originOf, chosen);
    const referenceStarted = performance.now();
    const reference = await referenceIn(phoneView);
    let isComplete = report(
      'current Chromium',
      [...reference].flatMap(([scene, seen]) => ownFaults(scene, seen)),
      performance.now() - referenceStarted,
    );
    for (const engine of engines) {
      const expected = await referenceIn(engine.view);
      const started = performance.now();
      const seen = await visit(engine, product.originOf, chosen, { pictureOf: pictureWriter(engine) });
      const faults = chosen.flatMap((scene) => faultsOf(engine.name, scene, expected.get(scene)!, seen.get(scene)!));
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
