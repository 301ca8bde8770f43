import { homePath } from '@livery/foundation/addresses';
import { parseArgs } from 'node:util';
import { Failure, readableFailure } from '../failure.ts';
import { PortInUse } from '../front/portInUse.ts';
import { gatewayAddresses } from '../gatewayAddresses.ts';
import { step } from '../progress.ts';
import { portOf } from '../start/command.ts';
import { waitForStop } from '../start/waitForStop.ts';

export const help = (): string => `pnpm dev [--port <number>] [--data <folder>] [--gateway <address>[,<address>]]

Serves every merchant from source; edits are shown immediately. It has the options of pnpm start.`;

/**
 * `pnpm dev [--port <number>] [--gateway <address>]`: serves every merchant from source. PORT and LIVERY_DATA set the
 * defaults.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { port: { type: 'string' }, data: { type: 'string' }, gateway: { type: 'string' } },
  });
  try {
    const [{ startOwnGateway }, { startDevServer }] = await Promise.all([
      import('../start/startOwnGateway.ts'),
      import('./devServer.ts'),
    ]);
    const own =
      values.gateway === undefined
        ? await step('Starting the gateway and its database', () =>
            startOwnGateway(values.data ?? process.env['LIVERY_DATA']),
          )
        : undefined;
    const server = await startDevServer({
      port: portOf(values.port ?? process.env['PORT']),
      gateways: gatewayAddresses(values.gateway) ?? [own!.url],
      demoAccounts: own?.demoAccounts ?? [],
    });
    const lines = server.devSkins
      .all()
      .map(({ skin }) => `  ${skin.name.padEnd(12)}http://${skin.code}.localhost:${server.port}${homePath}`);
    console.log(
      `\n${lines.join('\n')}\n\n  All merchants: http://localhost:${server.port}/\n\nEdits of code and of merchants/ are shown immediately. Stop with Ctrl+C.`,
    );
    return await waitForStop(async () => void (await Promise.allSettled([server.close(), own?.close()])));
  } catch (error) {
    const failure = readableFailure(error);
    if (!(failure instanceof Failure || failure instanceof PortInUse)) throw failure;
    console.error(`\n${failure.message}`);
    process.exit(1);
  }
}
