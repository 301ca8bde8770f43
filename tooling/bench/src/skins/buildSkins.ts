/*
 * Builds every merchant of a folder from nothing: compiles the app once and assembles. Run as a process of its own, so
 * that no measurement finds anything warm: node buildSkins.ts <merchantsDir> <workDir>. Prints its phases as JSON.
 */
import { join } from 'node:path';
import {
  assembleAll,
  compressor,
  drawIconsAhead,
  loadPrerender,
  readClientBuild,
  readTexts,
} from '@livery/tool/assemble';
import { listMerchants, readMerchant } from '@livery/merchant/node';
import { mobileDir, viteBuild } from '../compile.ts';

/** Milliseconds spent, and the most memory held at once, in MB. */
export interface Phases {
  skins: number;
  compile: number;
  assemble: number;
  memory: number;
}

const [merchantsDir, workDir] = process.argv.slice(2);
if (merchantsDir === undefined || workDir === undefined)
  throw new Error('buildSkins.ts takes a merchants folder and a folder to work in.');

const started = performance.now();
const [clientDir, prerenderDir, cacheDir] = [
  join(workDir, 'client'),
  join(workDir, 'prerender'),
  join(workDir, 'cache'),
];
const merchants = listMerchants(merchantsDir).map((code) => {
  const { merchant, problems } = readMerchant(merchantsDir, code);
  if (merchant === undefined) throw new Error(`${code} can't be read: ${JSON.stringify(problems)}`);
  return merchant;
});
// As `livery build` does: icons need no code, so they are drawn while the bundler works.
void drawIconsAhead(merchants, cacheDir);
await Promise.all([viteBuild(mobileDir, clientDir), viteBuild(mobileDir, prerenderDir, ['--ssr'])]);
const compiled = performance.now();

await assembleAll({
  merchants,
  outDir: join(workDir, 'dist'),
  cacheDir,
  texts: readTexts(),
  client: readClientBuild(clientDir),
  prerenderHome: await loadPrerender(join(prerenderDir, 'prerender.js')),
  tight: compressor(cacheDir),
});

const phases: Phases = {
  skins: merchants.length,
  compile: Math.round(compiled - started),
  assemble: Math.round(performance.now() - compiled),
  memory: Math.round(process.resourceUsage().maxRSS / 1024),
};
console.log(JSON.stringify(phases));
