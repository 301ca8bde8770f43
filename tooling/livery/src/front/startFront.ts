import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { frontHandler } from './frontHandler.ts';
import { gatewayProxy } from './gatewayProxy.ts';
import type { DemoAccount } from './pages/indexPage.ts';
import { skinStore } from './skinStore.ts';

export interface FrontOptions {
  /** 0 takes any free port. */
  port: number;
  /** Folder of assembled skins, `<outDir>/skins`. */
  skinsDir: string;
  /** Base addresses of the gateways; requests go to them in turn. */
  gateways: readonly string[];
  /** Shown on the index page. */
  demoAccounts?: readonly DemoAccount[];
  /** How long to wait for the port when an earlier run is still letting go of it, in milliseconds. */
  waitForPortMs?: number;
}

export interface Front {
  port: number;
  close: () => Promise<void>;
}

/** The port is taken by another program. */
export class PortInUse extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use by another program: stop that program, or choose another port, such as PORT=${port + 100} npm start.`);
  }
}

/** Serves skins, gateway and index page on both loopback addresses: `localhost` means either, by system. */
export async function startFront({ port, skinsDir, gateways, demoAccounts = [], waitForPortMs = 5000 }: FrontOptions): Promise<Front> {
  const proxy = gatewayProxy(gateways);
  const handle = frontHandler({ skinsDir, skins: skinStore(skinsDir), proxy, demoAccounts });
  const serve = () => createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const first = serve();
  await listen(first, port, '127.0.0.1', waitForPortMs);
  const taken = (first.address() as AddressInfo).port;
  const servers = [first];
  const second = serve();
  try {
    await listen(second, taken, '::1', 0);
    servers.push(second);
  } catch (error) {
    // A system without IPv6 has only one loopback address; there `localhost` means that one.
    if (error instanceof PortInUse) {
      await close(servers);
      throw error;
    }
  }
  return {
    port: taken,
    close: async () => {
      proxy.close();
      await close(servers);
    },
  };
}

/** Listens, trying again for `waitMs` while the port is taken: after a kill it takes a moment until it is free. */
export async function listen(server: Server, port: number, host: string, waitMs: number): Promise<void> {
  const until = Date.now() + waitMs;
  for (;;) {
    const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
      server.once('error', resolve);
      server.listen(port, host, () => {
        server.off('error', resolve);
        resolve(undefined);
      });
    });
    if (error === undefined) return;
    if (error.code !== 'EADDRINUSE') throw error;
    if (Date.now() >= until) throw new PortInUse(port);
    await wait(250);
  }
}

async function close(servers: readonly Server[]): Promise<void> {
  await Promise.all(servers.map((server) => new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  })));
}
