import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describeProblem, type Merchant } from '@livery/merchant';
import { listMerchants, readMerchant } from '@livery/merchant/node';

/** The merchants of a folder, kept in step with it: a new or edited folder needs no restart. */
export interface MerchantDirectory {
  /** The merchant of a code, or undefined where there is none that can be read. */
  find(code: string): Merchant | undefined;
  /** Every merchant that can be read, as of some seconds ago: looking at a thousand folders takes its time. */
  all(): Merchant[];
}

interface Known {
  merchant: Merchant | undefined;
  fingerprint: string;
  checkedAt: number;
}

const freshMs = 500;
const listFreshMs = 5_000;

/** @param log Hears of folders with mistakes. The last good reading of such a folder stays in use. */
export function createMerchantDirectory(merchantsDir: string, log: (line: string) => void): MerchantDirectory {
  const known = new Map<string, Known>();
  let listed: { merchants: Merchant[]; at: number } | undefined;

  function find(code: string): Merchant | undefined {
    // The code becomes part of a path.
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
    // Strangers may try any code; only folders that exist are worth remembering.
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

/** Changes whenever a file of the folder does; empty where there is no folder. */
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
