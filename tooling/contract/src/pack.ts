import { areas, type AreaName, type Call, type CallName, calls } from '@livery/api/contract';
import { checkOf } from './checks.ts';
import { Mismatch, NotChecked } from './replies/mismatch.ts';
import { assertRefusal } from './replies/assertReply.ts';
import { CheckEnded, kitFor, type KitParts } from './kit.ts';
import { refusals } from './refusals.ts';
import type { Finding, Report } from './report.ts';
import { checkUnderLoad, type Repeatable } from './underLoad.ts';
import { exchange } from './wire/exchange.ts';
import { callInDialect } from './wire/inDialect.ts';

interface PackParts extends Omit<KitParts, 'repeatable'> {
  /** Names of the calls to check. Default: all calls. */
  only?: readonly CallName[] | undefined;
  /** A function that is called with each call when its checks begin. */
  onCall?: (name: CallName) => void;
}

/**
 * Number of areas that are checked at the same time. The calls of an area run one after the other, because they share
 * members.
 */
const areasAtOnce = 4;

/** Checks a gateway against the contract, call by call. */
export async function runPack({ only, onCall = () => {}, ...given }: PackParts): Promise<Report> {
  const repeatable: Repeatable = new Map();
  const parts: KitParts = { ...given, repeatable };
  const keys = Object.keys(areas) as AreaName[];
  const found = new Map<string, Finding[]>(keys.map((area) => [area, []]));
  const waiting = [...keys];
  const work = async () => {
    for (let area = waiting.shift(); area !== undefined; area = waiting.shift()) {
      for (const call of Object.keys(areas[area].calls) as CallName[]) {
        if (only !== undefined && !only.includes(call)) continue;
        onCall(call);
        const note = (finding: Omit<Finding, 'area' | 'call'>) => found.get(area)!.push({ area, call, ...finding });
        await checkCall(area, call, parts, note);
        await checkRefusals(call, parts, note);
      }
    }
  };
  await Promise.all(Array.from({ length: areasAtOnce }, work));
  // These checks run last, and one call at a time, because a busy gateway could reject requests of the checks above.
  for (const area of keys)
    for (const call of Object.keys(areas[area].calls) as CallName[]) {
      const kept = repeatable.get(call);
      if (kept) found.get(area)!.push({ area, call, ...(await checkUnderLoad(parts.target, call, kept.sent)) });
    }
  return {
    gateway: parts.target.url,
    merchant: parts.target.merchant.code,
    areas: Object.fromEntries(keys.map((area) => [area, areas[area].title])),
    findings: [...found.values()].flat(),
  };
}

type Note = (finding: Omit<Finding, 'area' | 'call'>) => void;

/** Runs the call's own check. */
async function checkCall(area: AreaName, name: CallName, parts: KitParts, note: Note): Promise<void> {
  try {
    await checkOf(area, name)(kitFor(name, parts, note));
  } catch (error) {
    if (error instanceof CheckEnded) return;
    if (error instanceof NotChecked) return note({ step: 'the rest', state: 'notChecked', line: error.message });
    throw new Error(`The check of ${name} has a mistake: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Checks the errors that every call of its kind must return, all at the same time, because no request changes
 * anything.
 */
async function checkRefusals(
  name: CallName,
  { target, accounts }: Pick<KitParts, 'target' | 'accounts'>,
  note: Note,
): Promise<void> {
  const call: Call = calls[name];
  const sentCall = callInDialect(call, target.merchant);
  const found = refusals
    .filter(({ isFor }) => isFor(sentCall, target.merchant))
    .map(async ({ step, expects, value, sent }): Promise<Omit<Finding, 'area' | 'call'>> => {
      try {
        const reply = await exchange(target, call, await sent({ call, accounts, merchant: target.merchant }));
        assertRefusal(reply, [expects], value);
        return { step, state: 'passed' };
      } catch (error) {
        if (error instanceof Mismatch) return { step, state: 'failed', line: error.message };
        if (error instanceof NotChecked) return { step, state: 'notChecked', line: error.message };
        throw error;
      }
    });
  for (const finding of await Promise.all(found)) note(finding);
}
