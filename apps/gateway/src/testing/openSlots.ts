import { randomBytes } from 'node:crypto';
import type { TestGateway } from './testGateway.ts';

interface Round {
  status: number;
  code: string;
  envelope: { value?: unknown };
  /** The round's stake and payout. Undefined if the round was rejected. */
  value: { stake: string; payout: string } | undefined;
}

/** A slots game that a member opened, like in a browser. */
export interface OpenSlots {
  /** Minimum stake of the game. */
  stake: string;
  play(stake?: string): Promise<Round>;
  /** Launches the game again. */
  launch(): Promise<{ status: number; code: string; envelope: object }>;
}

/** Launches and opens the first slots game of the list. */
export async function openSlots(gateway: TestGateway, token: string): Promise<OpenSlots> {
  const { value } = await gateway.call('getGameList', {
    query: { merchant: 'aurora', clientType: '2', platform: 'html5', language: 'EN', gameType: 'RNG', pageSize: '1' },
  });
  const { vassalage, nodeId, supportPlay } = value.games[0]!;
  const launch = () =>
    gateway.call('launchGame', {
      token,
      query: { gameCategory: 'RNG', vassalage, nodeId, supportPlay, platform: 'html5', language: 'EN' },
    });
  const address = gateway.url + (await launch()).value.url;
  const page = await fetch(address);
  const Cookie = page.headers.get('Set-Cookie')!.split(';')[0]!;
  const data = JSON.parse(/id="game">(.*?)<\/script>/.exec(await page.text())![1]!) as { stakes: { amount: string }[] };
  const least = data.stakes[0]!.amount;
  return {
    stake: least,
    launch,
    async play(stake = least) {
      const reply = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomBytes(16).toString('hex'), Cookie },
        body: JSON.stringify({ stake }),
      });
      const envelope = (await reply.json()) as { value?: unknown; code?: string; success: boolean };
      return {
        status: reply.status,
        code: envelope.code ?? '',
        envelope,
        value: envelope.success ? (envelope.value as NonNullable<Round['value']>) : undefined,
      };
    },
  };
}
