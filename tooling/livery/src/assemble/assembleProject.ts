import { join } from 'node:path';
import type { Merchant } from '@livery/merchant';
import type { CompiledApp } from '../compile/compileApp.ts';
import { project } from '../project.ts';
import { assembleAll } from './assembleAll.ts';
import type { AssembleOptions } from './assembleOne.ts';
import { readClientBuild } from './client.ts';
import { readFrameBuild } from './lotteryFrame.ts';
import { compressor } from './compress.ts';
import { loadManifest, loadPrerender } from './loadPrerender.ts';
import type { Skin } from './skin.ts';
import { type AllTexts, readTexts } from './texts.ts';

interface ProjectAssembly {
  merchants: readonly Merchant[];
  compiled: CompiledApp;
  /** True if these are all merchants: skins of other merchants are removed. */
  isWhole: boolean;
  /** Default: the project's `outDir`. */
  outDir?: string;
  /** Default: the product's texts. */
  texts?: AllTexts;
  /** See `AssembleOptions`. */
  drawing?: AssembleOptions['drawing'];
}

/** Assembles merchants of this project into its `dist/`, or another folder. */
export async function assembleProject({
  merchants,
  compiled,
  isWhole,
  outDir = project.outDir,
  texts = readTexts(),
  drawing,
}: ProjectAssembly): Promise<Skin[]> {
  return assembleAll({
    merchants,
    isWhole,
    outDir,
    texts,
    drawing,
    cacheDir: project.cacheDir,
    client: readClientBuild(compiled.clientDir),
    frame: readFrameBuild(compiled.frameDir),
    prerenderHome: await loadPrerender(compiled.prerender),
    manifest: await loadManifest(compiled.prerender),
    tight: compressor(project.cacheDir),
  });
}

/** Folder of this project's skins. */
export const skinsDir = join(project.outDir, 'skins');
