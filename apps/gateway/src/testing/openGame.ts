import { randomBytes } from 'node:crypto';
import type { GameType } from '@livery/api/contract';
import type { TestGateway } from './testGateway.ts';

interface Round {
  outcome: Record<string, unknown>;
  proof: { key: string; seed: string; commitment: string };
  stake: string;
  payout: string;
  isWin: boolean;
  shownBalance: string;
  next: { commitment: string; deal?: unknown };
}
type Answer = { status: number; value: Round; code: string };

interface Launch {
  token: string;
  gameType: GameType;
  /** The classification of the game. Without it, the first game of the type is launched. */
  classification?: string | undefined;
  merchant?: string;
}

/** Launches a game of a type and returns the path of its ticket. */
export async function launchGameOf(
  gateway: TestGateway,
  { token, gameType, classification, merchant = 'aurora' }: Launch,
) {
  const { value } = await gateway.call('getGameList', {
    merchant,
    query: {
      merchant,
      clientType: '2',
      platform: 'html5',
      language: 'EN',
      gameType,
      pageSize: '1',
      ...(classification && { gameClassify: classification }),
    },
  });
  const { vassalage, nodeId, supportPlay } = value.games[0]!;
  const launched = await gateway.call('launchGame', {
    token,
    merchant,
    query: { gameCategory: gameType, vassalage, nodeId, supportPlay, platform: 'html5', language: 'EN' },
  });
  return { url: launched.value.url, nodeId };
}

/** Launches and opens a game of a type, as a browser does. */
export async function openGame(gateway: TestGateway, launch: Launch) {
  const { url, nodeId } = await launchGameOf(gateway, launch);
  const page = await fetch(gateway.url + url);
  const cookie = page.headers.get('Set-Cookie')!.split(';')[0]!;
  const html = await page.text();
  const data = JSON.parse(/id="game">(.*?)<\/script>/.exec(html)![1]!) as {
    stakes: { amount: string }[];
    next: Round['next'];
  };
  const reload = () => fetch(gateway.url + url, { headers: { Cookie: cookie } });
  const play = async (body: unknown, headers: Record<string, string> = {}): Promise<Answer> => {
    const reply = await fetch(gateway.url + url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Cookie: cookie,
        'Idempotency-Key': randomBytes(16).toString('hex'),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    const { value: round, code = '' } = (await reply.json()) as { value: Round; code?: string };
    return { status: reply.status, value: round, code };
  };
  return {
    token: launch.token,
    url,
    nodeId,
    play,
    reload,
    stake: data.stakes[0]!.amount,
    stakes: data.stakes.map(({ amount }) => amount),
    next: data.next,
  };
}
