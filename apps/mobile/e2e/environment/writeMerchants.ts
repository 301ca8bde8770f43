import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Variant } from '../registration/variants.ts';
import { variantsDir } from './setups.ts';

const merchantsDir = fileURLToPath(new URL('../../../../merchants', import.meta.url));

/** Copies the repository's merchants into the folder that the gateways read. */
export function writeMerchants(): void {
  rmSync(variantsDir, { recursive: true, force: true });
  mkdirSync(variantsDir, { recursive: true });
  cpSync(merchantsDir, variantsDir, { recursive: true });
}

/** Writes variants of the registration settings beside the merchants. Tests use aurora's skin for them. */
export function writeVariants(variants: readonly Variant[]): void {
  for (const { code, switches, fields, hasCaptcha } of variants)
    copyMerchant(code, 'aurora', {
      'switches.json': { ...switches, MOBILEVERCODELOGIN3: true },
      'gateway.json': { captcha: { register: hasCaptcha }, registration: fields },
    });
}

/**
 * Writes a merchant as a copy of another merchant.
 * @param changes different values in its files, by file name
 */
export function copyMerchant(code: string, source: string, changes: Readonly<Record<string, object>>): void {
  const folder = join(variantsDir, code);
  cpSync(join(merchantsDir, source), folder, { recursive: true });
  for (const [name, values] of Object.entries({ 'merchant.json': { code }, ...changes })) {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...values }));
  }
}
