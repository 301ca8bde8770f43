import pg from 'pg';
import type { CallName } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import type { Finding } from '../../fault.ts';
import { seededRandom } from '../../random.ts';
import type { Attack } from '../attack.ts';
import { ask, merchantOf } from './ask.ts';

/** A user name with its number and e-mail address. */
interface Person {
  username: string;
  mobileNum: string;
  email: string;
}

interface Question {
  what: string;
  call: CallName;
  /** The request about a person. */
  sent: (person: Person) => { body?: object; query?: Record<string, string> };
}

const countryDialingCode = '880';
/** A token of a device without a login. */
const deviceToken = 'x'.repeat(43);
const password = 'wrong-pass-1';
const newPassword = { verificationCode: '000000', newPassword: 'Secret-8x', confirmNewPassword: 'Secret-8x' };

/**
 * Questions that an attacker asks about a name or number. Earlier questions request the codes that later questions
 * need.
 */
const questions: readonly Question[] = [
  {
    what: 'login by password',
    call: 'login',
    sent: ({ username }) => ({ body: { type: 'username', username, password } }),
  },
  {
    what: 'login by SMS, no code sent',
    call: 'login',
    sent: ({ mobileNum: username }) => ({
      body: { type: 'sms', username, password: '000000', countryDialingCode, deviceToken },
    }),
  },
  {
    what: 'code by SMS for login',
    call: 'sendSmsCode',
    sent: ({ mobileNum }) => ({ body: { mobileNum, countryDialingCode, purpose: 'login' } }),
  },
  {
    what: 'login by SMS, code sent',
    call: 'login',
    sent: ({ mobileNum: username }) => ({
      body: { type: 'sms', username, password: '000000', countryDialingCode, deviceToken },
    }),
  },
  {
    what: 'forgot password, code by e-mail',
    call: 'sendPasswordEmail',
    sent: ({ username, email }) => ({ body: { username, email } }),
  },
  {
    what: 'forgot password, wrong code of the e-mail',
    call: 'setPasswordEmail',
    sent: ({ username, email }) => ({ body: { username, email, ...newPassword } }),
  },
  {
    what: 'forgot password, wrong code of the SMS',
    call: 'setPasswordPhone',
    sent: ({ mobileNum }) => ({ body: { mobileNum, countryDialingCode, ...newPassword } }),
  },
  { what: 'availability of a name', call: 'checkUsername', sent: ({ username }) => ({ query: { username } }) },
];

/** Maximum relative difference between the median times for known and unknown names. */
const bearable = 0.1;

/**
 * Asks about names and numbers that members have, and about others, and compares the times and contents of the replies.
 */
export const unknownNames: Attack = {
  what: 'compares the replies for names and numbers of members with the replies for unknown ones',
  run: async ({ field, seed, isShort, report }) => {
    const times = isShort ? 3 : 200;
    const merchant = merchantOf('lagoa');
    const { url } = await field.startGateway({ env: { GATEWAY_LIMIT_SCALE: '1000' } });
    const known = await createMembers(field.databaseUrl, merchant, times, seed);
    const unknown = people('nobody', times, seed);
    // Warm up both paths before the measurement.
    for (const person of people('warm', 3, seed))
      for (const { call, sent } of questions) await ask(call, { url, merchant, client: 5_050, ...sent(person) });
    const findings: Finding[] = [];
    for (const { what, call, sent } of questions) {
      const taken = { known: [] as number[], unknown: [] as number[] };
      const said = { known: new Set<string>(), unknown: new Set<string>() };
      const once = async (kind: 'known' | 'unknown', person: Person) => {
        const started = performance.now();
        const { status, code } = await ask(call, { url, merchant, client: 5_050, ...sent(person) });
        taken[kind].push(performance.now() - started);
        said[kind].add(`${status} ${code}`.trim());
      };
      const random = seededRandom(seed);
      for (let at = 0; at < times; at++) {
        // The order is random, so that neither name benefits from caches that the other name has filled.
        const pairs = [['known', known[at]!] as const, ['unknown', unknown[at]!] as const];
        for (const [kind, person] of random() < 0.5 ? pairs : pairs.toReversed()) await once(kind, person);
      }
      const [of, ofOthers] = [median(taken.known), median(taken.unknown)];
      const apart = Math.abs(of / ofOthers - 1);
      report(`${what}: ${of.toFixed(2)} ms, ${ofOthers.toFixed(2)} ms for others`);
      const same = [...said.known].toSorted().join() === [...said.unknown].toSorted().join();
      findings.push({
        what: `${what}: replies`,
        found: `${[...said.known].join()} / ${[...said.unknown].join()}`,
        wanted: 'the same',
        holds: same,
      });
      if (!isShort)
        findings.push({
          what: `${what}: medians of ${times}, a member’s and others’`,
          found: `${of.toFixed(2)} ms, ${ofOthers.toFixed(2)} ms: ${(100 * apart).toFixed(1)} % apart`,
          wanted: `≤ ${100 * bearable} %`,
          holds: apart <= bearable,
        });
    }
    return findings;
  },
};

const median = (taken: readonly number[]) => taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)]!;

/** People with names of equal length, and numbers far apart. */
const people = (prefix: 'member' | 'nobody' | 'warm', count: number, seed: number): Person[] =>
  Array.from({ length: count }, (_, at) => {
    const number = String(at).padStart(4, '0');
    const start = { member: '171', nobody: '181', warm: '191' }[prefix];
    return {
      username: `${prefix}${seed % 1_000}x${number}`,
      mobileNum: `${start}${number}${String(seed % 1_000).padStart(3, '0')}`,
      email: `${prefix}${number}@example.test`,
    };
  });

/** Creates members with the password hash of a demo account, which costs as much as a new hash. */
async function createMembers(databaseUrl: string, { code }: Merchant, count: number, seed: number): Promise<Person[]> {
  const members = people('member', count, seed);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const { username, mobileNum, email } of members)
    await client.query(
      `insert into members (merchant_code, username, mobile, email, password_hash, register_method, register_host)
       select merchant_code, $2, $3, $4, password_hash, register_method, register_host from members
        where merchant_code = $1 and username = 'demo1'`,
      [code, username, `+${countryDialingCode}${mobileNum}`, email],
    );
  await client.end();
  return members;
}
