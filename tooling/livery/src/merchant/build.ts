import { assembleProject, skinsDir } from '../assemble/assembleProject.ts';
import { drawIconsAhead } from '../assemble/index.ts';
import { compileApp } from '../compile/compileApp.ts';
import { step } from '../progress.ts';
import { project } from '../project.ts';
import { soundMerchants } from './readAll.ts';

/** Compiles if anything changed, and assembles the named merchants, or all, into `dist/skins`. */
export async function buildMerchants(codes: readonly string[]): Promise<number> {
  const merchants = soundMerchants(codes.length > 0 ? codes : undefined);
  void drawIconsAhead(merchants, project.cacheDir);
  const compiled = await step('Compiling the app', compileApp, ({ isFresh }) => (isFresh ? '' : 'nothing changed'));
  const what = merchants.length === 1 ? merchants[0]!.code : `${merchants.length} merchants`;
  await step(`Dressing ${what}`, () => assembleProject({ merchants, compiled, isWhole: codes.length === 0 }));
  console.log(`\n${skinsDir}`);
  return 0;
}
