import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describeProblem, type Merchant } from '@livery/merchant';
import { listMerchants, readMerchant } from '@livery/merchant/node';

/** The merchants of a folder. New and edited merchant folders are read without a restart. */
export interface MerchantDirectory {
  /** The merchant of a code; undefined if it is missing or invalid. */
  find(code: string): Merchant | undefined;
  /** All valid merchants, cached for five seconds, because reading many folders takes time. */
  all(): Merchant[];
}

interface Known {
  merchant: Merchant | undefined;
  fingerprint: string;
  checkedAt: number;
}

const freshMs = 500;
const listFreshMs = 5_000;

/**
 * Creates a directory of the merchants in a folder.
 * @param log receives the mistakes found in merchant files. Until they are corrected the last valid version stays in
 * use.
 */
export function createMerchantDirectory(merchantsDir: string, log: (line: string) => void): MerchantDirectory {
  const known = new Map<string, Known>();
  let listed: { merchants: Merchant[]; at: number } | undefined;

  function find(code: string): Merchant | undefined {
    // The code becomes part of a path, so its characters are restricted.
    if (!/^[a-z][a-z0-9-]{1,30}$/.test(code)) return undefined;
    const before = known.get(code);
    if (before !== undefined && Date.now() - before.checkedAt < freshMs) return before.merchant;
    const fingerprint = `${fingerprintOf(join(merchantsDir, '_base'))}|${fingerprintOf(join(merchantsDir, code))}`;
    if (before?.fingerprint === fingerprint) {
      before.checkedAt = Date.now();
      return before.merchant;
    }
    const { merchant, problems } = fingerprint.endsWith('|')
      ? { merchant: undefined, problems: [] }
      : readMerchant(merchantsDir, code);
    for (const problem of problems) log(`Merchant ${code}: ${describeProblem(problem)}`);
    const isGone = fingerprint.endsWith('|');
    const result = {
      merchant: merchant ?? (isGone ? undefined : before?.merchant),
      fingerprint,
      checkedAt: Date.now(),
    };
    // Only existing folders are cached, because requests can contain any code.
    if (isGone) known.delete(code);
    else known.set(code, result);
    return result.merchant;
  }

  return {
    find,
    all() {
      if (listed === undefined || Date.now() - listed.at > listFreshMs) {
        listed = {
          merchants: listMerchants(merchantsDir)
            .map(find)
            .filter((merchant) => merchant !== undefined),
          at: Date.now(),
        };
      }
      return listed.merchants;
    },
  };
}

/** A text that changes with every file change in the folder; empty if the folder is missing. */
function fingerprintOf(folder: string): string {
  try {
    return (
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => {
          const path = join(entry.parentPath, entry.name);
          const { mtimeMs, size } = statSync(path);
          return `${path}:${mtimeMs}:${size}`;
        })
        .toSorted()
        .join(',') || 'empty'
    );
  } catch {
    return '';
  }
}
