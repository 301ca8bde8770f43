import { randomBytes } from 'node:crypto';
import { type Call, calls, needsSession } from '@livery/api/contract';
import { startGateway } from '@livery/gateway';
import fc from 'fast-check';
import { atLeast, type Finding, none } from '../fault.ts';
import { logInCallers } from './logInCallers.ts';
import { bodyFlaw, type Caller, type Flawed, key, partsOf, queryFlaw, createRequest, textFlaw } from './flaws.ts';
import { cipherFlaw, formFlaw, keyFlaw, merchantFlaw, methodFlaw, pathFlaw, sessionFlaw } from './frameFlaws.ts';
import { checkRefusal, checkReply } from './checkReply.ts';
import { sendRaw } from './sendRaw.ts';
import { tableSums } from './tableSums.ts';
import { wireFlaw } from './wireFlaws.ts';

interface MalformedRounds {
  databaseUrl: string;
  requests: number;
  seed: number;
  report: (line: string) => void;
}

/** Maximum number of concurrent requests. */
const atOnce = 16;

/** Sends requests that must be rejected, to every call of the contract, and compares every row before and after. */
export async function malformedRounds({
  databaseUrl,
  requests,
  seed,
  report,
}: MalformedRounds): Promise<{ findings: Finding[]; notes: string[] }> {
  const log: string[] = [];
  // Without its jobs the gateway changes data only on requests, so every table can be compared.
  const gateway = await startGateway({
    databaseUrl,
    runsJobs: false,
    // Every call is made hundreds of times from one address.
    limitScale: 1_000,
    log: (line) => log.push(line),
  });
  try {
    const callers = await logInCallers(gateway.url);
    const send = ({ request }: Flawed) => sendRaw(gateway.url, request);
    const before = await tableSums(databaseUrl);
    const flawed = fc.sample(anyFlawed(callers), { numRuns: requests, seed });
    const heard = new Map<string, number>();
    const faults: string[] = [];
    await forEach(flawed, async (one, at) => {
      const problem = checkRefusal(await send(one));
      const family = one.flaw.split(',')[0]!;
      heard.set(family, (heard.get(family) ?? 0) + 1);
      if (problem !== undefined) faults.push(described(problem, one));
      if ((at + 1) % 2_000 === 0) report(`${at + 1} of ${requests} requests`);
    });
    const after = await tableSums(databaseUrl);
    const changed = [...after].filter(([name, sum]) => before.get(name) !== sum).map(([name]) => name);

    // A valid request may have its effect, but it must not fail because of unusual text.
    const strange = fc.sample(anyStrange(callers), { numRuns: Math.ceil(requests / 5), seed });
    const stumbles: string[] = [];
    const done = new Set<string>();
    await forEach(strange, async (one) => {
      const reply = await send(one);
      if (reply.status === 200) done.add(one.flaw);
      const problem = checkReply(reply);
      if (problem !== undefined) stumbles.push(described(problem, one));
    });
    const has = (text: string) => faults.filter((fault) => fault.includes(text)).length;
    return {
      findings: [
        atLeast('malformed requests', flawed.length, requests),
        none('replies of 5xx', faults.filter((fault) => /^answered with 5\d\d:/.test(fault)).length),
        none('malformed requests that were accepted', has('although it is malformed')),
        none(
          'other replies without an envelope, a known code or its status',
          faults.filter((fault) => !/^answered with 5\d\d:|although it is malformed/.test(fault)).length,
        ),
        none(`tables of ${after.size} with a changed row`, changed.length),
        atLeast('valid requests with unusual texts', strange.length, requests / 5),
        none('replies of 5xx, or with an unknown code, to them', stumbles.length),
      ],
      notes: [
        `over ${Object.keys(calls).length} calls of ${callers.length} merchants; every table is compared`,
        `flaws: ${[...heard]
          .toSorted(([, a], [, b]) => b - a)
          .map(([family, count]) => `${family} ${count}`)
          .join(', ')}`,
        `${done.size} of the calls with unusual texts had an effect`,
        ...(changed.length > 0 ? [`changed: ${changed.join(', ')}`] : []),
        ...[...new Set([...faults, ...stumbles])].slice(0, 12),
        ...log.filter((line) => line.startsWith('Unexpected error')).slice(0, 3),
      ],
    };
  } finally {
    await gateway.stop();
  }
}

const described = (problem: string, { flaw, request }: Flawed) =>
  `${problem} · ${flaw} · ${request.method} ${request.target.slice(0, 200)}`;

/** Processes a list, several items at the same time. */
async function forEach<T>(list: readonly T[], work: (one: T, at: number) => Promise<void>): Promise<void> {
  let next = 0;
  const walk = async () => {
    for (let at = next++; at < list.length; at = next++) await work(list[at]!, at);
  };
  await Promise.all(Array.from({ length: atOnce }, walk));
}

/** Valid requests, each with its own key. Without logout, because every later request would be rejected after it. */
function anyStrange(callers: readonly Caller[]): fc.Arbitrary<Flawed> {
  const named = Object.values<Call>(calls).filter((call) => call !== calls.logout);
  return fc.oneof(
    ...named.flatMap((call) =>
      callers.map((caller) =>
        partsOf(call, caller).map((parts) => {
          const request = createRequest(parts);
          const headers = request.headers.map((header) =>
            header === key ? ([key[0], randomBytes(12).toString('hex')] as const) : header,
          );
          return { flaw: `strange ${call.name}`, request: { ...request, headers } };
        }),
      ),
    ),
  );
}

/** Requests of all calls with equal probability, with each flaw that a call can have. */
function anyFlawed(callers: readonly Caller[]): fc.Arbitrary<Flawed> {
  return fc.oneof(
    ...Object.values<Call>(calls).flatMap((call) => callers.map((caller) => fc.oneof(...flawsOf(call, caller)))),
  );
}

function flawsOf(call: Call, caller: Caller): fc.MaybeWeightedArbitrary<Flawed>[] {
  const isJson = call.body !== undefined && (call.encoding === undefined || call.encoding === 'json');
  const ways: Array<[weight: number, applies: boolean, flaw: (call: Call, caller: Caller) => fc.Arbitrary<Flawed>]> = [
    [6, true, queryFlaw],
    [10, isJson, bodyFlaw],
    [3, isJson, textFlaw],
    [12, call.body !== undefined && !isJson, formFlaw],
    [12, call.isEncrypted === true, cipherFlaw],
    [2, needsSession(call), sessionFlaw],
    [4, call.isIdempotent === true, keyFlaw],
    [1, true, methodFlaw],
    [1, true, merchantFlaw],
    [1, true, pathFlaw],
    [1, true, wireFlaw],
  ];
  return ways.filter(([, applies]) => applies).map(([weight, , flaw]) => ({ weight, arbitrary: flaw(call, caller) }));
}
