/*
 * Builds the first merchants of a folder from nothing. It compiles the app once and assembles the merchants, each home
 * prerendered with a gateway's replies. It runs in a separate process, so that every measurement starts with empty
 * caches: node buildSkins.ts <merchantsDir> <count> <workDir> <gateway>. It prints its phases as JSON.
 */
import { join } from 'node:path';
import {
  assembleAll,
  compressor,
  loadManifest,
  prerenderIcons,
  loadPrerender,
  readClientBuild,
  readFrameBuild,
  readTexts,
  refreshHome,
} from '@livery/tool/assemble';
import { listMerchants, readMerchant } from '@livery/merchant/node';
import { lottoDir, mobileDir, viteBuild } from '../compile.ts';

/** Milliseconds per phase, and the maximum memory in MB. */
export interface Phases {
  skins: number;
  compile: number;
  assemble: number;
  /** Prerendering one home again. */
  refresh: number;
  memory: number;
}

const [merchantsDir, count, workDir, gateway] = process.argv.slice(2);
if (merchantsDir === undefined || workDir === undefined || gateway === undefined)
  throw new Error('buildSkins.ts needs a merchants folder, a number of merchants, a working folder and a gateway.');

const started = performance.now();
const [clientDir, prerenderDir, frameDir, cacheDir, outDir] = ['client', 'prerender', 'frame', 'cache', 'dist'].map(
  (name) => join(workDir, name),
) as [string, string, string, string, string];
const merchants = listMerchants(merchantsDir)
  .slice(0, Number(count))
  .map((code) => {
    const { merchant, problems } = readMerchant(merchantsDir, code);
    if (merchant === undefined) throw new Error(`${code} can't be read: ${JSON.stringify(problems)}`);
    return merchant;
  });
// Icons need no code, so they are rendered while the bundler runs, as in `livery build`.
void prerenderIcons(merchants, cacheDir);
await Promise.all([
  viteBuild(mobileDir, clientDir),
  viteBuild(mobileDir, prerenderDir, ['--ssr']),
  viteBuild(lottoDir, frameDir),
]);
const compiled = performance.now();

const prerender = join(prerenderDir, 'prerender.js');
const prerenderHome = await loadPrerender(prerender);
await assembleAll({
  merchants,
  outDir,
  cacheDir,
  texts: readTexts(),
  client: readClientBuild(clientDir),
  frame: readFrameBuild(frameDir),
  prerenderHome,
  manifest: await loadManifest(prerender),
  tight: compressor(cacheDir),
  drawing: {
    gateway,
    failed: (code, { message }) => {
      throw new Error(`${code}: ${message}`);
    },
  },
});
const assembled = performance.now();

await refreshHome({ folder: join(outDir, 'skins', merchants[0]!.code), prerenderHome, gateway });

const phases: Phases = {
  skins: merchants.length,
  compile: Math.round(compiled - started),
  assemble: Math.round(assembled - compiled),
  refresh: Math.round(performance.now() - assembled),
  memory: Math.round(process.resourceUsage().maxRSS / 1024),
};
console.log(JSON.stringify(phases));
