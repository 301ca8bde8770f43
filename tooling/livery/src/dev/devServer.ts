import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative, sep } from 'node:path';
import { isAppPath, isLotteryFramePath } from '@livery/foundation/addresses';
import { createServer, type ViteDevServer } from 'vite';
import { frontHandler, type SendSkin } from '../front/frontHandler.ts';
import { gatewayProxy } from '../front/proxy/gatewayProxy.ts';
import type { DemoAccount } from '../front/index.ts';
import { isDocument } from '../front/isDocument.ts';
import { contentTypeOf } from '../front/serveFile.ts';
import { close, serveOnLoopback } from '../front/startFront.ts';
import { problemList } from '../merchant/readAll.ts';
import { project } from '../project.ts';
import { devClientAddress, devClientCode } from './devClient.ts';
import { createDevSkins, type DevSkins } from './devSkins.ts';

interface DevOptions {
  port: number;
  gateways: readonly string[];
  demoAccounts: readonly DemoAccount[];
  /** Default: the project's `merchantsDir`. */
  merchantsDir?: string;
}

/**
 * Starts one Vite server for every merchant, each at `<code>.localhost`. Edits of merchants' files are shown
 * immediately.
 */
export async function startDevServer({
  port,
  gateways,
  demoAccounts,
  merchantsDir = project.merchantsDir,
}: DevOptions) {
  const devSkins = createDevSkins(merchantsDir);
  const { problems } = await devSkins.refresh();
  if (problems.length > 0) console.error(problemList(problems));
  const proxy = gatewayProxy(gateways);
  // A tab from an earlier run may send a request before Vite has started. The request waits.
  let setReady: (vite: ViteDevServer) => void = () => {};
  const ready = new Promise<ViteDevServer>((resolve) => {
    setReady = resolve;
  });
  const servers = await serveOnLoopback({
    port,
    waitForPortMs: 5000,
    handle: frontHandler({
      skins: () => devSkins.all().map(({ skin }) => skin),
      proxy,
      demoAccounts,
      sendSkin: async (...call) => devSkinSender(devSkins, await ready)(...call),
    }),
  });
  const vite = await createServer({
    root: project.mobileDir,
    configFile: join(project.mobileDir, 'vite.config.ts'),
    appType: 'custom',
    clearScreen: false,
    server: {
      middlewareMode: true,
      hmr: { server: servers[0]! },
      allowedHosts: ['.localhost'],
      watch: { ignored: ['**/.results/**', '**/dist/**', '**/.turbo/**'] },
    },
    plugins: [
      {
        name: 'livery',
        resolveId: (id) => (id === devClientAddress ? id : undefined),
        load: (id) => (id === devClientAddress ? devClientCode : undefined),
      },
    ],
  });
  setReady(vite);
  shareUpgrades(servers);
  watchEdits(vite, devSkins, merchantsDir);
  return {
    devSkins,
    port: (servers[0]!.address() as AddressInfo).port,
    close: async () => {
      await proxy.close();
      await vite.close();
      await close(servers);
    },
  };
}

/** Means all merchants. Used after an edit of `_base` or of the product's texts. */
const everyone = '*';

/** The websocket of hot updates listens on the first server. Browsers may connect to the second. */
function shareUpgrades([first, ...others]: Server[]): void {
  for (const server of others) server.on('upgrade', (...upgrade) => first!.emit('upgrade', ...upgrade));
}

function devSkinSender(devSkins: DevSkins, vite: ViteDevServer): SendSkin {
  return async (request, response, { code }, path) => {
    const { html, frameHtml, files } = devSkins.get(code)!;
    const file = files.get(path);
    if (file !== undefined) {
      response.writeHead(200, { 'Content-Type': contentTypeOf(path), 'Cache-Control': 'no-cache' }).end(file);
      return;
    }
    const sendPage = async (status: 200 | 404) =>
      response
        .writeHead(status, { 'Content-Type': contentTypeOf('.html'), 'Cache-Control': 'no-store' })
        .end(await vite.transformIndexHtml(path, isLotteryFramePath(path) ? frameHtml : html));
    if (isAppPath(path)) return void (await sendPage(200));
    // Vite can't read a malformed address.
    if (path === '') return void (await sendPage(404));
    vite.middlewares(request, response, () =>
      isDocument(request) ? void sendPage(404) : void response.writeHead(404).end(),
    );
  };
}

/**
 * Applies edits of merchants' files, of the product's texts and of the scripts in the page. A mistake is shown over the
 * pages, which stay unchanged.
 */
function watchEdits(vite: ViteDevServer, devSkins: DevSkins, merchantsDir: string): void {
  const textsDir = join(project.root, 'packages/i18n/src/texts');
  vite.watcher.add([merchantsDir, textsDir]);
  const soon = new Map<string, NodeJS.Timeout>();
  const late = new Map<string, NodeJS.Timeout>();
  const reported = new Map<string, string>();
  vite.watcher.on('all', (_event, path) => {
    if (devSkins.isScriptSource(path)) {
      devSkins
        .rebuildScripts()
        .then(() => refresh(everyone))
        .catch((error: unknown) => console.error(error));
      return;
    }
    const isMerchant = path.startsWith(merchantsDir + sep);
    if (!isMerchant && !(path.startsWith(textsDir) && path.endsWith('.json'))) return;
    const [folder] = relative(merchantsDir, path).split(sep);
    const whom = !isMerchant || folder!.startsWith('_') ? everyone : folder!;
    // The first refresh comes soon, for quick feedback. A second one comes later, because the watcher drops a second
    // change within 50 ms and folders arrive file by file.
    if (!soon.has(whom))
      soon.set(
        whom,
        setTimeout(() => look(whom), 15),
      );
    clearTimeout(late.get(whom));
    late.set(
      whom,
      setTimeout(() => look(whom), 120),
    );
  });

  function look(whom: string): void {
    soon.delete(whom);
    refresh(whom).catch((error: unknown) => console.error(error));
  }

  async function refresh(whom: string): Promise<void> {
    const { themes, reloads, problems } = await devSkins.refresh(whom === everyone ? undefined : [whom]);
    for (const theme of themes) vite.ws.send({ type: 'custom', event: 'livery:theme', data: theme });
    for (const code of reloads) vite.ws.send({ type: 'custom', event: 'livery:reload', data: { code } });
    const list = problems.length === 0 ? '' : problemList(problems);
    if (list === (reported.get(whom) ?? '')) return;
    reported.set(whom, list);
    if (list === '') return vite.ws.send({ type: 'custom', event: 'livery:fixed', data: {} });
    console.error(list);
    vite.ws.send({
      type: 'error',
      err: { message: list, stack: '', plugin: 'livery', id: join(merchantsDir, problems[0]!.file) },
    });
  }
}
