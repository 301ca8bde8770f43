import { requiredCalls } from '@livery/api/client-tools';
import type { CallName, GameValue } from '@livery/api/contract';
import type { Credentials } from '../accounts/accounts.ts';
import { assertReachable } from '../wire/assertReachable.ts';
import type { Target } from '../wire/exchange.ts';
import type { Sent } from '../wire/sent.ts';
import { checkCall, type MinimumFinding } from './checkCall.ts';
import { findOptionalCalls } from './findOptionalCalls.ts';
import type { ReadReply } from './readAsClient.ts';
import { minimumRequests } from './requests.ts';

export interface MinimumReport {
  gateway: string;
  merchant: string;
  findings: readonly MinimumFinding[];
}

/**
 * Checks that a gateway has the calls that the product needs, with replies that the client can read. It also looks for
 * the other calls. Only `login`, `launchGame` and `logout` change data at the gateway.
 * @throws GatewayUnreachable if there is no reply from the address
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
    findings.push({ call: name, isRequired: true, state: 'notChecked', line, lacks: [], leftOut: [] });
  if (user === undefined) notChecked('login', 'it needs a member: give --user and --password');
  for (const name of ['getMemberInfo', 'getWallet', 'getFavoriteGames'] as const) {
    if (token === undefined) notChecked(name, 'it needs a session');
    else await check(name, { ...requests[name], token });
  }
  const game = gameToLaunch((games?.value as { games: GameValue[] } | undefined)?.games ?? []);
  if (token === undefined) notChecked('launchGame', 'it needs a session');
  else if (game === undefined) notChecked('launchGame', 'it needs a game of getGameList');
  else await check('launchGame', { token, query: launchQuery(game, target) });
  findings.push(...(await findOptionalCalls(target, token)));
  if (token === undefined) notChecked('logout', 'it needs a session');
  else await check('logout', { token });
  return { gateway: target.url, merchant: target.merchant.code, findings: inOrder(findings) };
}

/** The first game that can be launched now without further fields: lotteries need a prize mode. */
const gameToLaunch = (games: readonly GameValue[]): GameValue | undefined =>
  games.find(({ gameType, isInMaintenance }) => !gameType.endsWith('LOTT') && isInMaintenance !== true) ?? games[0];

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

/** Required calls first, in the order of the list. */
const inOrder = (findings: readonly MinimumFinding[]): MinimumFinding[] => [
  ...requiredCalls.flatMap((name) => findings.filter(({ call }) => call === name)),
  ...findings.filter(({ isRequired }) => !isRequired),
];

/** Whether the product works with the gateway: each required call exists, and its reply can be read. */
export const isUsable = ({ findings }: MinimumReport): boolean =>
  findings.every(({ isRequired, state }) => !isRequired || state === 'usable' || state === 'notChecked');
