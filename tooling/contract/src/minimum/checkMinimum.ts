import { requiredCalls } from '@livery/api/client-tools';
import { areas, type AreaName, type Call, type CallName, calls, type GameValue } from '@livery/api/contract';
import type { Credentials } from '../accounts/accounts.ts';
import { Mismatch } from '../replies/mismatch.ts';
import { assertReachable } from '../wire/assertReachable.ts';
import { exchange, type Sent, type Target } from '../wire/exchange.ts';
import { minimumRequests } from './requests.ts';
import { readAsClient, type ReadReply } from './readAsClient.ts';

/** The result of one call. */
export interface MinimumFinding {
  call: CallName;
  isRequired: boolean;
  state: 'usable' | 'unusable' | 'notOffered' | 'notChecked';
  /** Why the reply is not usable, or why the call was not made. */
  line?: string;
  lacks: ReadReply['lacks'];
}

export interface MinimumReport {
  gateway: string;
  merchant: string;
  findings: readonly MinimumFinding[];
}

/** Statuses of a path that a server does not know. */
const unknownPath = [404, 405, 501];

/**
 * Checks that a gateway has the calls which the product needs, with replies that the client can read, and looks for the others. Only
 * `login`, `launchGame` and `logout` change anything.
 * @throws GatewayUnreachable if nothing answers at the address
 */
export async function checkMinimum(target: Target, user: Credentials | undefined): Promise<MinimumReport> {
  await assertReachable(target.url);
  const findings: MinimumFinding[] = [];
  const check = async (name: CallName, sent: Sent): Promise<ReadReply | undefined> => {
    const { finding, read } = await checkCall(target, name, sent);
    findings.push(finding);
    return read;
  };
  const requests = minimumRequests(target.merchant);
  for (const name of ['getAnnouncements', 'getVendorGameTypes', 'getHotGames'] as const)
    await check(name, requests[name]);
  const games = await check('getGameList', requests.getGameList);
  const login = user && (await check('login', { body: { type: 'username', ...user } }));
  const token = (login?.value as { token: string } | undefined)?.token;
  const notChecked = (name: CallName, line: string) =>
    findings.push({ call: name, isRequired: true, state: 'notChecked', line, lacks: [] });
  if (user === undefined) notChecked('login', 'it needs a member: give --user and --password');
  for (const name of ['getMemberInfo', 'getWallet', 'getFavoriteGames'] as const) {
    if (token === undefined) notChecked(name, 'it needs a session');
    else await check(name, { ...requests[name], token });
  }
  const game = (games?.value as { games: GameValue[] } | undefined)?.games[0];
  if (token === undefined) notChecked('launchGame', 'it needs a session');
  else if (game === undefined) notChecked('launchGame', 'it needs a game of getGameList');
  else await check('launchGame', { token, query: launchQuery(game, target) });
  await lookForOthers(target, token, findings);
  if (token === undefined) notChecked('logout', 'it needs a session');
  else await check('logout', { token });
  return { gateway: target.url, merchant: target.merchant.code, findings: inOrder(findings) };
}

function launchQuery({ gameType, vassalage, gameId, roomId, nodeId, supportPlay }: GameValue, { merchant }: Target) {
  return {
    gameCategory: gameType,
    vassalage,
    ...(roomId === undefined ? { gameId: gameId || undefined } : { roomId }),
    nodeId,
    supportPlay: supportPlay || 'REAL',
    platform: 'html5',
    language: merchant.languages.default,
  };
}

async function checkCall(
  target: Target,
  name: CallName,
  sent: Sent,
): Promise<{ finding: MinimumFinding; read?: ReadReply }> {
  const isRequired = (requiredCalls as readonly CallName[]).includes(name);
  const result = (state: MinimumFinding['state'], line?: string): { finding: MinimumFinding } => ({
    finding: { call: name, isRequired, state, ...(line !== undefined && { line }), lacks: [] },
  });
  const call: Call = calls[name];
  try {
    const reply = await exchange(target, call, sent);
    if (unknownPath.includes(reply.status) && !/"code"/.test(reply.text))
      return result('notOffered', `HTTP ${reply.status} came`);
    const read = await readAsClient(call, reply);
    return { finding: { ...result('usable').finding, lacks: read.lacks }, read };
  } catch (error) {
    if (error instanceof Mismatch) return result('unusable', error.message);
    throw error;
  }
}

/** Reads the calls that are not required, as far as they only read and need no particular request. */
async function lookForOthers(target: Target, token: string | undefined, findings: MinimumFinding[]): Promise<void> {
  for (const area of Object.keys(areas) as AreaName[]) {
    const requests = areas[area].requests as Partial<Record<string, Sent>>;
    for (const name of Object.keys(areas[area].calls) as CallName[]) {
      const call: Call = calls[name];
      if ((requiredCalls as readonly CallName[]).includes(name) || call.method !== 'GET' || call.access === 'agent')
        continue;
      if (call.access !== 'anyone' && token === undefined) continue;
      const { finding } = await checkCall(target, name, { ...requests[name], token });
      // A refusal shows that the gateway offers the call.
      if (finding.state !== 'unusable') findings.push(finding);
    }
  }
}

/** Required calls first, in the order of the list. */
const inOrder = (findings: readonly MinimumFinding[]): MinimumFinding[] => [
  ...requiredCalls.flatMap((name) => findings.filter(({ call }) => call === name)),
  ...findings.filter(({ isRequired }) => !isRequired),
];

/** Whether the product works with the gateway: each required call is there, and its reply can be read. */
export const isUsable = ({ findings }: MinimumReport): boolean =>
  findings.every(({ isRequired, state }) => !isRequired || state === 'usable' || state === 'notChecked');
