import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { skinsDir } from '../assemble/assembleProject.ts';
import { homePageFile, redrawHome } from '../assemble/homePage.ts';
import { loadPrerender } from '../assemble/loadPrerender.ts';
import { prerenderFile } from '../compile/compileApp.ts';
import { Failure } from '../failure.ts';
import { seconds } from '../progress.ts';

/**
 * Draws the homes of assembled merchants, of those named or of all, with what their gateways say now. Where one does not
 * say it, the last drawing stays. For a timer.
 * @param gateway address for merchants whose pages reach it under their own host
 * @returns 1 when a home could not be drawn
 */
export async function refreshMerchants(codes: readonly string[], gateway: string | undefined): Promise<number> {
  const assembled = existsSync(skinsDir)
    ? readdirSync(skinsDir).filter((code) => existsSync(join(skinsDir, code, homePageFile)))
    : [];
  const unknown = codes.find((code) => !assembled.includes(code));
  if (unknown !== undefined || assembled.length === 0)
    throw new Failure(`${unknown ?? 'No merchant'} is assembled in ${skinsDir}: run "livery merchant build" first.`);
  const prerenderHome = await loadPrerender(prerenderFile);
  let failed = 0;
  for (const code of codes.length > 0 ? codes : assembled) {
    const started = performance.now();
    try {
      await redrawHome({ folder: join(skinsDir, code), prerenderHome, gateway });
      console.log(`  ✓ ${code} (${seconds(performance.now() - started)})`);
    } catch (error) {
      failed++;
      console.error(`  ✗ ${code} keeps its last drawing: ${(error as Error).message}`);
    }
  }
  return failed === 0 ? 0 : 1;
}
