import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startGateway } from '@livery/gateway';
import { atLeast, type Finding, none } from '../fault.ts';
import { type GatewayProcess, startGatewayProcess, type Where } from '../gateways/gatewayProcess.ts';
import { logInWallets } from '../gateways/wallets.ts';
import { auditClaims } from '../ledger/auditClaims.ts';
import { auditLedger, newestTransaction } from '../ledger/auditLedger.ts';
import { seededRandom } from '../random.ts';
import { createClaimers } from './claimers.ts';
import { startMovers } from './movers.ts';
import { supplyClaims } from './supplyClaims.ts';
import { createSender } from './untilAnswered.ts';

interface KillRounds {
  where: Where;
  kills: number;
  seed: number;
  report: (line: string) => void;
}

/**
 * Kills a gateway with SIGKILL repeatedly while players move and claim money, and starts the next gateway each time.
 * When all players have finished, it checks the ledger. If the gateway has its own database server, that server is
 * killed too.
 */
export async function killRounds({
  where,
  kills,
  seed,
  report,
}: KillRounds): Promise<{ findings: Finding[]; notes: string[] }> {
  const random = seededRandom(seed);
  let running = startGatewayProcess(where);
  const wallets = await logInWallets((await running).url);
  const { since, claimables } = await withDatabase(where, running, async (databaseUrl) => ({
    since: await newestTransaction(databaseUrl),
    claimables: await supplyClaims({ databaseUrl, url: (await running).url, wallets, promotions: kills }),
  }));
  const gateway = async () => (await running).url;
  const moving = createSender(gateway, random);
  const claiming = createSender(gateway, random);
  const movers = startMovers({ wallets, random, sender: moving });
  const claimers = createClaimers({ claimables, random, sender: claiming });
  const inTheMiddle = { transfers: 0, claims: 0 };
  for (let kill = 1; kill <= kills; kill++) {
    // Waits until every player transfers again, and then until a random moment shortly after new claims have started.
    for (const seen = movers.intents.length; movers.intents.length < seen + wallets.length || moving.underWay() === 0;)
      await sleep(1);
    const claimed = claimers.claimNext();
    await sleep(40 * random());
    const before = { transfers: moving.broken(), claims: claiming.broken() };
    await killAll(await running, where);
    // Players who wait for a reply notice the broken connection before they send the next request.
    running = startGatewayProcess(where);
    await running;
    if (moving.broken() > before.transfers) inTheMiddle.transfers++;
    if (claiming.broken() > before.claims) inTheMiddle.claims++;
    await claimed;
    if (kill % 10 === 0) report(`${kill} of ${kills} kills, ${movers.intents.length} movements`);
  }
  await movers.finish();
  await (await running).stop();
  const { intents } = movers;
  const { claims } = claimers;
  const findings = await withDatabase(where, undefined, async (databaseUrl) => [
    ...(await auditLedger({ databaseUrl, since, intents })),
    ...(await auditClaims({ databaseUrl, since, claims })),
  ]);
  const odd = [...moving.odd, ...claiming.odd];
  const count = (outcome: string) => intents.filter((intent) => intent.outcome === outcome).length;
  const ofCashback = claims.filter(({ kind }) => kind === 'CASHBACK').length;
  return {
    findings: [
      atLeast('kills that interrupted a transfer', inTheMiddle.transfers, Math.ceil(kills * 0.9)),
      atLeast('kills that interrupted a claim', inTheMiddle.claims, Math.ceil(kills * 0.5)),
      ...findings,
      none(
        'unexpected replies',
        odd.reduce((sum, [, times]) => sum + times, 0),
      ),
    ],
    notes: [
      `${kills} kills; ${intents.length} movements of ${wallets.length} players: ${count('done')} acknowledged, ${count('refused')} rejected, ${count('unknown')} abandoned without a reply; ${moving.broken()} requests without a reply`,
      `${claims.length} claims, ${ofCashback} of them of cashback, each in two tabs; ${claiming.broken()} requests without a reply`,
      ...odd.map(([reply, times]) => `${times} × ${reply}`),
    ],
  };
}

async function killAll(gateway: GatewayProcess, where: Where): Promise<void> {
  // The first line of the file is the server's process id. Read it before the kill, because the file may be gone
  // afterwards.
  const server =
    'dataDir' in where ? Number(readFileSync(join(where.dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]) : undefined;
  const end = gateway.kill();
  if (server !== undefined) process.kill(server, 'SIGKILL');
  await end;
}

/**
 * Runs `work` with the database: either the shared one or the gateway's own. A gateway in this process starts the own
 * database while no other gateway runs.
 */
async function withDatabase<T>(
  where: Where,
  running: Promise<GatewayProcess> | undefined,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  if ('databaseUrl' in where) return work(where.databaseUrl);
  if (running !== undefined) {
    const [, , , port] = readFileSync(join(where.dataDir, 'postmaster.pid'), 'utf8').split('\n');
    return work(
      `postgresql://livery:${readFileSync(join(where.dataDir, 'livery.password'), 'utf8').trim()}@127.0.0.1:${port}/postgres`,
    );
  }
  const gateway = await startGateway({ dataDir: where.dataDir });
  try {
    return await work(gateway.databaseUrl);
  } finally {
    await gateway.stop();
  }
}
