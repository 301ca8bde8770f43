import { type Call, calls } from '@livery/api/contract';
import { atLeast, none } from '../../fault.ts';
import type { Caller, Parts } from '../../malformed/flaws.ts';
import { seededRandom } from '../../random.ts';
import { logInCallers } from '../../malformed/logInCallers.ts';
import { sendRaw } from '../../malformed/sendRaw.ts';
import type { Attack } from '../attack.ts';
import { checkProbeReply } from './judge.ts';
import { probePages } from './pages.ts';
import { describeInput, headerInputs, inputsOf, type RequestInput } from './requestInputs.ts';
import { fittingParts, probeRequest } from './request.ts';
import { showStored } from './stored.ts';
import { type HostileText, sleepSeconds, texts } from './texts.ts';
import { findingsOfWhole, readProtectedData } from './whole.ts';

/** Maximum number of concurrent requests. */
const atOnce = 8;
/**
 * Number of the first client. Each request has another client, because the limits per address would reject most
 * requests.
 */
const firstClient = 30_000;

interface Probe {
  parts: Parts;
  input: RequestInput;
  hostile: HostileText;
}

/** Fills every parameter, field and header of every call with texts that are harmful if they are interpreted. */
export const probes: Attack = {
  what: 'texts that databases, templates, shells, paths and pages may interpret, in every input of a caller',
  run: async ({ field, seed, isShort, report }) => {
    const { url } = field.gateway;
    const callers = await logInCallers(url);
    const before = await readProtectedData(field.databaseUrl);
    const list = isShort ? someProbes(callers, seed) : shuffled(allProbes(callers, seed), seed);
    const problems: string[] = [];
    const codes = new Map<string, number>();
    let slowest = 0;
    let next = 0;
    const walk = async () => {
      for (let at = next++; at < list.length; at = next++) {
        const { parts, input, hostile } = list[at]!;
        const started = performance.now();
        const reply = await sendRaw(url, probeRequest({ parts, input, text: hostile.text, client: firstClient + at }));
        slowest = Math.max(slowest, performance.now() - started);
        const code = /"code":"(\w+)"/.exec(reply.body)?.[1] ?? String(reply.status);
        codes.set(code, (codes.get(code) ?? 0) + 1);
        const problem = checkProbeReply(reply);
        if (problem !== undefined) {
          const what = `${problem} · ${parts.call.name}, ${describeInput(input)}, ${hostile.family}: ${JSON.stringify(hostile.text.slice(0, 60))}`;
          if (problems.length < 12) report(what);
          problems.push(what);
        }
        if ((at + 1) % 2_000 === 0) report(`${at + 1} of ${list.length} probes`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, walk));
    report(
      [...codes]
        .toSorted(([, a], [, b]) => b - a)
        .map(([code, count]) => `${code} ${count}`)
        .join(', '),
    );
    const putOff = (codes.get('TOO_MANY') ?? 0) + (codes.get('BUSY') ?? 0);
    const [first] = problems;
    return [
      atLeast(
        `probes of ${Object.keys(calls).length} calls that were processed`,
        list.length - putOff,
        Math.floor(list.length * 0.9),
      ),
      none(
        `wrong replies: 5xx, no envelope, other headers, internal data${first ? ` (${first})` : ''}`,
        problems.length,
      ),
      {
        what: `slowest reply, although some texts request ${sleepSeconds} s of sleep`,
        found: `${Math.round(slowest)} ms`,
        wanted: `< ${sleepSeconds * 500} ms`,
        holds: slowest < sleepSeconds * 500,
      },
      ...(await probePages(field, isShort)),
      ...(await showStored(field)),
      ...(await findingsOfWhole(field.databaseUrl, before)),
    ];
  },
};

/** The caller of a call. Logout uses an ended session, because all other calls need theirs. */
const callerOf = (call: Call, { tokens, ...caller }: Caller): Caller =>
  call === calls.logout ? { ...caller, tokens: { ...tokens, own: tokens.ended } } : { ...caller, tokens };

/**
 * Puts every text into every parameter and field of every call. Puts every text into every header of one call of each
 * kind; each header of the other calls gets one text.
 */
function allProbes(callers: readonly Caller[], seed: number): Probe[] {
  const kinds = new Set<string>();
  const found: Probe[] = [];
  for (const [nth, call] of Object.values<Call>(calls).entries()) {
    const kind = [call.method, call.access, call.encoding, call.isEncrypted, call.isIdempotent].join(' ');
    const isFirst = !kinds.has(kind);
    kinds.add(kind);
    const parts = callers.map((caller, at) => fittingParts(call, callerOf(call, caller), seed + nth + at));
    for (const [at, input] of inputsOf(call).entries())
      for (const [which, hostile] of texts.entries())
        found.push({ parts: parts[(at + which) % parts.length]!, input, hostile });
    for (const [at, input] of headerInputs.entries())
      for (const hostile of isFirst ? texts : [texts[(nth + at) % texts.length]!])
        found.push({ parts: parts[at % parts.length]!, input, hostile });
  }
  return found;
}

/** The order is random, so that a run that ends early has covered every area. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  const random = seededRandom(seed);
  return list
    .map((one) => ({ one, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one);
}

/** One text at every parameter and field, and at one header, of every call: a different text each time. */
function someProbes(callers: readonly Caller[], seed: number): Probe[] {
  return Object.values<Call>(calls).flatMap((call, nth) => {
    const parts = fittingParts(call, callerOf(call, callers[nth % callers.length]!), seed + nth);
    return [...inputsOf(call), headerInputs[nth % headerInputs.length]!].map((input, at) => ({
      parts,
      input,
      hostile: texts[(seed + 7 * nth + 13 * at) % texts.length]!,
    }));
  });
}
