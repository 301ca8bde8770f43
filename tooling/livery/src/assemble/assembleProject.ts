import { join } from 'node:path';
import type { Merchant } from '@livery/merchant';
import type { Compiled } from '../compile/compileApp.ts';
import { project } from '../project.ts';
import { assembleAll } from './assembleAll.ts';
import { openClient } from './client.ts';
import { compressor } from './compress.ts';
import { loadPrerender } from './loadPrerender.ts';
import type { Skin } from './skin.ts';
import { readTexts } from './texts.ts';

interface ProjectAssembly {
  merchants: readonly Merchant[];
  compiled: Compiled;
  /** True when these are all merchants: skins of others are removed. */
  isWhole: boolean;
}

/** Assembles merchants of this project into its `dist/`. */
export async function assembleProject({ merchants, compiled, isWhole }: ProjectAssembly): Promise<Skin[]> {
  return assembleAll({
    merchants, isWhole, outDir: project.outDir, cacheDir: project.cacheDir, texts: readTexts(),
    client: openClient(compiled.clientDir), prerenderHome: await loadPrerender(compiled.prerender), tight: compressor(project.cacheDir),
  });
}

/** Where the skins of this project lie. */
export const skinsDir = join(project.outDir, 'skins');
