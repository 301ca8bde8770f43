import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { didYouMean } from '@livery/merchant';
import { skinsDir } from '../assemble/assembleProject.ts';
import { homePageFile } from '../assemble/homePage.ts';
import { refreshHomes } from '../assemble/refreshHomes.ts';
import { prerenderFile } from '../compile/compileApp.ts';
import { Failure } from '../failure.ts';
import { seconds } from '../progress.ts';

/**
 * Prerenders the homes of assembled merchants, named or all, with the current answers of their gateways. If a gateway
 * does not answer, the last home stays. Meant to be called by a timer.
 * @param gateway address for merchants whose pages reach it under their own host
 * @returns 1 if a home could not be prerendered
 */
export async function refreshMerchants(codes: readonly string[], gateway: string | undefined): Promise<number> {
  const assembled = existsSync(skinsDir)
    ? readdirSync(skinsDir).filter((code) => existsSync(join(skinsDir, code, homePageFile)))
    : [];
  if (assembled.length === 0)
    throw new Failure(`No merchant is assembled in ${skinsDir}: run "pnpm merchant build" first.`);
  const unknown = codes.find((code) => !assembled.includes(code));
  if (unknown !== undefined) {
    const guess = didYouMean(unknown, assembled);
    throw new Failure(
      `${unknown} is not assembled in ${skinsDir}.${guess === undefined ? '' : ` Did you mean "${guess}"?`} ` +
        `"pnpm merchant build ${unknown}" assembles it. There are: ${assembled.join(', ')}.`,
    );
  }
  const folders = [...new Set(codes.length > 0 ? codes : assembled)].map((code) => join(skinsDir, code));
  let failed = 0;
  for await (const { folder, took, failure } of refreshHomes({ folders, prerender: prerenderFile, gateway })) {
    const code = basename(folder);
    if (failure === undefined) console.log(`  ✓ ${code} (${seconds(took)})`);
    else {
      failed++;
      console.error(`  ✗ ${code}: its home was not refreshed and stays as it was: ${failure.message}`);
    }
  }
  return failed === 0 ? 0 : 1;
}
