import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { type PrerenderHome, refreshHome } from '../assemble/homePage.ts';
import { assembledSkin } from './assembledSkin.ts';
import { frontHandler } from './frontHandler.ts';
import { gatewayProxy } from './proxy/gatewayProxy.ts';
import { createHomeRefresher } from './homeRefresher.ts';
import { frontLimits, type FrontLimits } from './limits/frontLimits.ts';
import { limitedServers } from './limits/limitedServers.ts';
import type { DemoAccount } from './pages/indexPage.ts';
import { PortInUse } from './portInUse.ts';
import { skinStore } from './skinStore.ts';

/**
 * Number of merchants whose homes are refreshed before the server starts. Other homes are refreshed when they are
 * requested.
 */
const refreshedAtStart = 8;

export interface FrontOptions {
  /** Port to listen on. 0 takes any free port. */
  port: number;
  /** Folder of assembled skins, `<outDir>/skins`. */
  skinsDir: string;
  /** Base addresses of the gateways. Each request goes to the next one. */
  gateways: readonly string[];
  /** Prerenders home. Without it, home stays as it was assembled. */
  prerenderHome?: PrerenderHome;
  /** Demo accounts that the index page shows. */
  demoAccounts?: readonly DemoAccount[];
  /** Milliseconds to wait for the port if an earlier run has not released it yet. */
  waitForPortMs?: number;
  /** Limits that replace the default limits. */
  limits?: Partial<FrontLimits>;
}

export interface Front {
  port: number;
  close: () => Promise<void>;
}

/**
 * Serves skins, gateway and index page on both loopback addresses, because `localhost` means one or the other depending
 * on the system.
 */
export async function startFront({
  port,
  skinsDir,
  gateways,
  prerenderHome,
  demoAccounts = [],
  waitForPortMs = 5000,
  limits: ownLimits = {},
}: FrontOptions): Promise<Front> {
  const limits = { ...frontLimits, ...ownLimits };
  const proxy = gatewayProxy(gateways, { limits });
  const skins = skinStore(skinsDir);
  const refresher = createHomeRefresher({
    refresh: async (code) =>
      prerenderHome && refreshHome({ folder: join(skinsDir, code), prerenderHome, gateway: gateways[0] }),
  });
  await Promise.all(
    skins()
      .slice(0, refreshedAtStart)
      .map(({ code }) => refresher.renew(code)),
  );
  const sendSkin = assembledSkin(skinsDir, (code) => void refresher.renew(code));
  const handle = frontHandler({ skins, proxy, demoAccounts, sendSkin });
  const servers = await serveOnLoopback({ handle, port, waitForPortMs, limits });
  return {
    port: (servers[0]!.address() as AddressInfo).port,
    close: async () => {
      await proxy.close();
      await close(servers);
    },
  };
}

interface LoopbackOptions {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  port: number;
  waitForPortMs: number;
  limits?: FrontLimits;
}

/** Starts a server on 127.0.0.1 and, if the system has IPv6, another on ::1 with the same port. */
export async function serveOnLoopback({
  handle,
  port,
  waitForPortMs,
  limits = frontLimits,
}: LoopbackOptions): Promise<Server[]> {
  const serve = limitedServers(handle, limits);
  const first = serve();
  await listen(first, port, '127.0.0.1', waitForPortMs);
  const second = serve();
  try {
    await listen(second, (first.address() as AddressInfo).port, '::1', 0);
    return [first, second];
  } catch (error) {
    // A system without IPv6 has only the first loopback address, and there `localhost` means that address.
    if (!(error instanceof PortInUse)) return [first];
    await close([first]);
    throw error;
  }
}

/**
 * Listens on the port. Retries for `waitMs` while the port is in use, because it is not free immediately after a
 * process is killed.
 */
export async function listen(server: Server, port: number, host: string, waitMs: number): Promise<void> {
  const until = Date.now() + waitMs;
  for (;;) {
    const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
      const settle = (failure?: NodeJS.ErrnoException) => {
        server.off('error', settle).off('listening', settle);
        resolve(failure);
      };
      server.once('error', settle).once('listening', settle).listen(port, host);
    });
    if (error === undefined) return;
    if (error.code !== 'EADDRINUSE') throw error;
    if (Date.now() >= until) throw new PortInUse(port);
    await wait(250);
  }
}

/** Stops immediately, including keep-alive connections. */
export async function close(servers: readonly Server[]): Promise<void> {
  await Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    ),
  );
}
