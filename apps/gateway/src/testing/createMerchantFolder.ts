import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SwitchName } from '@livery/merchant';
import { merchantsDir } from './globalSetup.ts';

interface Differences {
  switches?: Partial<Record<SwitchName, boolean>>;
  /** Settings in addition to registration without a captcha. */
  gateway?: Readonly<Record<string, unknown>>;
  /** Host names in addition to `<code>.localhost`. */
  hosts?: readonly string[];
}

/**
 * Creates a folder with merchants for a test, by code: copies of aurora with other switches and gateway settings. The
 * caller deletes it.
 */
export function createMerchantFolder(merchants: Readonly<Record<string, Differences>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-merchants-'));
  cpSync(join(merchantsDir, '_base'), join(folder, '_base'), { recursive: true });
  for (const [code, { switches = {}, gateway = {}, hosts = [] }] of Object.entries(merchants)) {
    const own = join(folder, code);
    cpSync(join(merchantsDir, 'aurora'), own, { recursive: true });
    const write = (file: string, content: object) => writeFileSync(join(own, file), JSON.stringify(content));
    const copied = JSON.parse(readFileSync(join(own, 'merchant.json'), 'utf8')) as object;
    write('merchant.json', { ...copied, code, hosts });
    write('switches.json', { USERNAMEREG3: true, ...switches });
    write('gateway.json', { captcha: { register: false }, ...gateway });
  }
  return folder;
}
