import { parseArgs } from 'node:util';
import { PortInUse } from '../front/portInUse.ts';
import { Failure, readableFailure } from '../failure.ts';
import { gatewayAddresses } from '../gatewayAddresses.ts';
import { waitForStop } from './waitForStop.ts';

const usage = `pnpm start [--port <number>] [--data <folder>] [--gateway <address>[,<address>]]

  --port      port to serve on; also PORT. Default 4000.
  --data      folder of the gateway's database; also LIVERY_DATA. Default .data
  --gateway   use these running gateways alternately instead of starting one`;

export const help = (): string => usage;

/** `pnpm start`: compiles, assembles and serves everything. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      data: { type: 'string' },
      gateway: { type: 'string' },
    },
  });
  try {
    // Loads when it is needed, because the gateway and the build take seconds to load.
    const { start } = await import('./start.ts');
    const running = await start({
      port: portOf(values.port ?? process.env['PORT']),
      dataDir: values.data ?? process.env['LIVERY_DATA'],
      gateways: gatewayAddresses(values.gateway),
    });
    return await waitForStop(running.close);
  } catch (error) {
    const failure = readableFailure(error);
    if (!(failure instanceof Failure || failure instanceof PortInUse)) throw failure;
    console.error(`\n${failure.message}`);
    // The gateway may still be starting in the background. Exit, so that it does not keep the process running.
    process.exit(1);
  }
}

/** The port from the command line or PORT. Default: 4000. */
export function portOf(written: string | undefined): number {
  if (written === undefined || written === '') return 4000;
  const port = Number(written);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Failure(`"${written}" is not a port: give a number from 1 to 65535, for example PORT=4100.`);
  return port;
}
