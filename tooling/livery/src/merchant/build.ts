import { join } from 'node:path';
import type { Merchant } from '@livery/merchant';
import { assembleProject, skinsDir } from '../assemble/assembleProject.ts';
import { prerenderIcons } from '../assemble/index.ts';
import { readTexts } from '../assemble/texts.ts';
import { offeringPseudo, withPseudoTexts } from '../assemble/withPseudoLanguages.ts';
import { compileApp } from '../compile/compileApp.ts';
import { step } from '../progress.ts';
import { project } from '../project.ts';
import { readSoundMerchants, readValidMerchants } from './readAll.ts';

/**
 * Compiles if anything changed, and assembles the named merchants, or all, into `dist/skins`.
 * @param gateway address of the gateway, for merchants whose pages reach it under their own host. If given, homes are
 * prerendered with its answers
 * @returns 1 if a home could not be prerendered, which then has skeletons, or a merchant with a mistake was left out
 */
export async function buildMerchants(codes: readonly string[], gateway?: string): Promise<number> {
  const undrawn: string[] = [];
  const { merchants, leftOut } = readSoundMerchants(codes.length > 0 ? codes : undefined);
  await compileAndAssemble(merchants, {
    isWhole: codes.length === 0 && leftOut.length === 0,
    drawing:
      gateway === undefined
        ? undefined
        : {
            gateway,
            failed: (code, { message }) => undrawn.push(`  ✗ ${code} is not drawn: ${message}`),
          },
  });
  for (const line of undrawn) console.error(line);
  console.log(`\n${skinsDir}`);
  if (leftOut.length > 0) console.error(`Left out, and named above: ${leftOut.join(', ')}.`);
  return undrawn.length + leftOut.length === 0 ? 0 : 1;
}

/**
 * Builds one merchant for a preview, with the pseudo languages on its language picker, in a separate folder. Returns
 * the folder of its skin.
 */
export async function buildPreview(code: string): Promise<string> {
  const outDir = join(project.outDir, 'preview');
  await compileAndAssemble(readValidMerchants([code]).map(offeringPseudo), {
    isWhole: true,
    outDir,
    texts: withPseudoTexts(readTexts()),
  });
  return join(outDir, 'skins');
}

async function compileAndAssemble(
  merchants: readonly Merchant[],
  options: Omit<Parameters<typeof assembleProject>[0], 'merchants' | 'compiled'>,
): Promise<void> {
  void prerenderIcons(merchants, project.cacheDir);
  const compiled = await step('Compiling the app', compileApp, ({ isFresh }) => (isFresh ? '' : 'nothing changed'));
  const what = merchants.length === 1 ? merchants[0]!.code : `${merchants.length} merchants`;
  await step(`Assembling ${what}`, () => assembleProject({ merchants, compiled, ...options }));
}
