import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { readMerchant } from '@livery/merchant/node';
import { compiledApp } from '@livery/tool/compile';
import { assembleProject, skinsDir } from '@livery/tool/skins';
import { variantsDir } from './setups.ts';
import { createFolder } from './temporaryFolders.ts';

/**
 * Copies skins into a separate folder, so that each front server prerenders their homes with the replies of its own
 * gateways.
 * @param merchants merchants whose assembled skins are copied
 * @param variants variants of `variantsDir` that are assembled beside them, with the same code
 */
export async function createSkins(merchants: readonly string[], variants: readonly string[] = []): Promise<string> {
  const folder = createFolder();
  symlinkSync(join(skinsDir, '../shared'), join(folder, 'shared'));
  for (const code of merchants)
    cpSync(join(skinsDir, code), join(folder, 'skins', code), { recursive: true, verbatimSymlinks: true });
  if (variants.length > 0)
    await assembleProject({
      merchants: variants.map((code) => readMerchant(variantsDir, code).merchant!),
      compiled: compiledApp,
      isWhole: false,
      outDir: folder,
    });
  return join(folder, 'skins');
}
