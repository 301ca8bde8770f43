import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listMerchants, readMerchant } from '@livery/merchant/node';
import { expect, test } from 'vitest';
import { root } from '../compile.ts';
import { deriveMerchants } from './deriveMerchants.ts';

test('derived skins are valid merchants, and no two share a name, a theme or a picture', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-derive-'));
  try {
    await deriveMerchants(join(root, 'merchants'), 30, folder);
    const merchants = listMerchants(folder).map((code) => readMerchant(folder, code).merchant);
    expect(merchants).toHaveLength(30);
    const distinct = (of: (merchant: NonNullable<(typeof merchants)[number]>) => string) =>
      new Set(merchants.map((merchant) => of(merchant!))).size;
    expect(distinct(({ name }) => name)).toBe(30);
    expect(distinct(({ theme }) => theme.color.dark.accentEnd.$value)).toBe(30);
    expect(distinct(({ assets }) => readFileSync(assets['icon.svg']!, 'utf8'))).toBe(30);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
