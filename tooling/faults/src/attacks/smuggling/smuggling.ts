import { Agent, request } from 'node:http';
import { calls } from '@livery/api/contract';
import { demoAccounts } from '@livery/gateway';
import { atLeast, type Finding, none } from '../../fault.ts';
import { logIn } from '../../gateways/player.ts';
import { readMerchants } from '../../gateways/wallets.ts';
import type { Attack } from '../attack.ts';
import { exchange } from './exchange.ts';
import { type Form, forms, hiddenStatus } from './forms.ts';

/** Milliseconds that an attacker waits for a reply before the next member's request is sent. */
const attackerWaitsMs = 25;
/** Milliseconds after which a member's request is lost: `swallowed`. */
const memberWaitsMs = 5_000;
/** After this number of harmful rounds, a form is not tested further. */
const enough = 3;
/** Concurrent forms at one server, which share its connections to the gateway. */
const atOnce = 8;
/** Rounds of each form. `SMUGGLING_ROUNDS=1000` runs a thousand, which takes long. */
const usualRounds = 100;
const longRounds = Number(process.env['SMUGGLING_ROUNDS'] ?? usualRounds);

/** Sends each form to the front server and to the gateway. A member's request follows each time. */
export const smuggling: Attack = {
  what: 'requests that hide another request, followed by a member’s request',
  run: async ({ field, isShort, report }) => {
    const servers = { 'front server': await field.frontUrl(), gateway: field.gateway.url };
    const member = await logInMember(field.gateway.url);
    const found = await Promise.all(
      Object.entries(servers).map(([server, url]) =>
        playForms({ server, url, member, rounds: isShort ? 1 : longRounds, report }),
      ),
    );
    return found.flat();
  },
};

interface Play {
  server: string;
  url: string;
  member: Member;
  /** Rounds of each form. */
  rounds: number;
  /** Whether the server accepts a single line feed as the end of a line. */
  takesLineFeeds?: boolean;
  report: (line: string) => void;
}

/** Runs every form at one server, which may be a proxy before the gateway. */
export async function playForms({
  server,
  url,
  member,
  rounds,
  takesLineFeeds = false,
  report,
}: Play): Promise<Finding[]> {
  const harms: Harm[] = [];
  let played = 0;
  const waiting = [...forms.entries()];
  const playWaiting = async () => {
    const kept = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await playForm(next, kept);
    kept.destroy();
  };
  const playForm = async ([at, form]: [number, Form], kept: Agent) => {
    let harmful = 0;
    for (let round = 0; round < rounds && harmful < enough; round++) {
      // Rounds and forms alternate between both kinds of hidden requests, so both occur even in a single round.
      const holds = (at + (at >> 1) + round) % 2 === 0 ? 'unfinished' : 'whole';
      const isOpenly = takesLineFeeds && form.endsByLineFeed === true;
      const bytes = form.bytes(new URL(url).host, holds);
      const found = await playRound({ url, bytes, member, kept, isOpenly });
      played++;
      harms.push(...found);
      if (found.length > 0) harmful++;
    }
    if (harmful > 0) report(`${server}: harmful rounds of ${form.name}`);
  };
  await Promise.all(Array.from({ length: atOnce }, playWaiting));
  const count = (harm: Harm) => harms.filter((one) => one === harm).length;
  return [
    atLeast(`${server}: rounds of ${forms.length} forms`, played, forms.length * rounds),
    none(`${server}: members’ requests that got a wrong reply`, count('wrong')),
    none(`${server}: members’ requests without a reply`, count('swallowed')),
    none(`${server}: hidden requests that got a reply`, count('answered')),
    none(`${server}: open connections with an unanswered request`, count('stuck')),
  ];
}

export interface Member {
  account: string;
  token: string;
  merchant: string;
}

interface Round {
  url: string;
  /** The attacker's request. */
  bytes: string;
  member: Member;
  /** The member's connection. */
  kept: Agent;
  /** Whether the server openly accepts the bytes as two requests. */
  isOpenly: boolean;
}

type Harm = 'wrong' | 'swallowed' | 'answered' | 'stuck';

/**
 * A member sends a request over a separate connection while the attacker's connection is open. Then the member's
 * request is sent over the attacker's connection, as if a server shared that connection. After a rejection the
 * connection may be closed, and the member retries.
 */
async function playRound({ url, bytes, member, kept, isOpenly }: Round): Promise<Harm[]> {
  const harm = new Set<Harm>();
  const { host } = new URL(url);
  const attacker = exchange(url, bytes, attackerWaitsMs);
  await attacker.untilHeard;
  const answer = await askAsMember(url, member, kept);
  if (answer === undefined) harm.add('swallowed');
  else if (answer !== member.account) harm.add('wrong');
  attacker.close();

  if (attacker.heard().includes(member.account)) harm.add('wrong');
  if (isOpenly) return [...harm];

  const shared = exchange(url, bytes + memberRequest(host, member), attackerWaitsMs);
  if (!(await shared.until((text) => text.includes(`"account":"${member.account}"`), memberWaitsMs))) harm.add('stuck');
  shared.close();
  for (const heard of [attacker.heard(), shared.heard()])
    if (statusesIn(heard).includes(hiddenStatus)) harm.add('answered');
  return [...harm];
}

const statusesIn = (heard: string) => [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

const memberRequest = (host: string, { merchant, token }: Member) =>
  `GET ${calls.getMemberInfo.path} HTTP/1.1\r\nHost: ${host}\r\nMerchant: ${merchant}\r\nAuthorization: ${token}\r\n\r\n`;

/** The account in the reply. Another text if the reply has no account, undefined if there is no reply. */
function askAsMember(url: string, { merchant, token }: Member, agent: Agent): Promise<string | undefined> {
  return new Promise((resolve) => {
    const asked = request(
      url + calls.getMemberInfo.path,
      { agent, headers: { Merchant: merchant, Authorization: token }, timeout: memberWaitsMs },
      (reply) => {
        let text = '';
        reply.on('data', (data: Buffer) => (text += data.toString()));
        reply.on('end', () => resolve(/"account":"([^"]*)"/.exec(text)?.[1] ?? text));
      },
    );
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(undefined));
    asked.end();
  });
}

/** Logs in a demo member. */
export async function logInMember(url: string): Promise<Member> {
  const merchant = readMerchants().find(({ code }) => code === 'aurora') ?? readMerchants()[0]!;
  const { username, password } = demoAccounts[0]!;
  return { account: username, merchant: merchant.code, token: await logIn({ url, merchant, username, password }) };
}
