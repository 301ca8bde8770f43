import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Skin } from '../assemble/skin.ts';
import { isGatewayAddress, playFolder } from './proxy/gatewayAddresses.ts';
import type { GatewayProxy } from './proxy/gatewayProxy.ts';
import { isDocument } from './isDocument.ts';
import { type DemoAccount, indexPage } from './pages/indexPage.ts';
import { sendPage, toolHeaders } from './pages/sendPage.ts';
import { unknownHostPage, unknownMerchantPage, wrongAddressPage } from './pages/strayPages.ts';
import { chosenMerchant, chooseMerchant } from './chooseMerchant.ts';
import { addresseeOf } from './requestHost.ts';

/**
 * Answers a GET or HEAD for a merchant. The path is empty if the requested path can't be a file's path: a browser then
 * gets the app.
 */
export type SendSkin = (
  request: IncomingMessage,
  response: ServerResponse,
  skin: Skin,
  path: string,
) => void | Promise<void>;

interface FrontParts {
  skins: () => readonly Skin[];
  proxy: GatewayProxy;
  demoAccounts: readonly DemoAccount[];
  sendSkin: SendSkin;
}

/** Answers every request on the front server's port: skins by host, the gateway's addresses, the index page. */
export function frontHandler({ skins, proxy, demoAccounts, sendSkin }: FrontParts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = pathOf(request);
    const all = skins();
    const addressee = addresseeOf(request.headers.host, all);
    if (addressee.kind === 'unknownHost') return sendPage(response, 421, unknownHostPage());
    // Browsers never send a backslash, so this is not a mistyped address.
    if (hasBackslash(request)) return sendPage(response, 400, wrongAddressPage());
    // Nothing else of the app or the gateway is served on the host of games, because games can do anything on it.
    if (addressee.kind === 'play')
      return path?.startsWith(playFolder)
        ? proxy.handle(request, response)
        : sendPage(response, path === undefined ? 400 : 404, wrongAddressPage());
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const chosen = addressee.kind === 'skin' ? addressee.code : chosenMerchant(request);
    if (path === undefined || isHidden(path)) {
      // Probably a mistyped address: a browser gets the app, which opens home.
      const isPerson = isRead && isDocument(request) && addressee.kind !== 'unknownMerchant';
      const skin = isPerson ? all.find(({ code }) => code === chosen) : undefined;
      return skin === undefined
        ? sendPage(response, path === undefined ? 400 : 404, wrongAddressPage())
        : sendSkin(request, response, skin, '');
    }
    if (isGatewayAddress(path, all.find(({ code }) => code === chosen)?.gatewayPaths))
      return proxy.handle(request, response);
    if (!isRead) {
      response.writeHead(405, { ...toolHeaders, Allow: 'GET, HEAD' }).end();
      return;
    }
    const port = portOf(request);
    if (addressee.kind === 'unknownMerchant')
      return sendPage(response, 404, unknownMerchantPage(addressee.written, all, port));
    if (addressee.kind === 'skin') return sendTo(addressee.code, path);

    if (path === '/') return sendPage(response, 200, indexPage({ skins: all, demoAccounts, port }));
    const opened = /^\/open\/([^/]+)$/.exec(path)?.[1];
    if (opened !== undefined) {
      if (all.some(({ code }) => code === opened)) return chooseMerchant(request, response, opened);
      return sendPage(response, 404, unknownMerchantPage(opened, all, port));
    }
    const shown = /^\/skin\/([^/]+)(\/pictures\/.+)$/.exec(path);
    if (shown !== null) return sendTo(shown[1]!, shown[2]!);
    if (chosen !== undefined && all.some(({ code }) => code === chosen)) return sendTo(chosen, path);
    response.writeHead(302, { ...toolHeaders, Location: '/' }).end();

    async function sendTo(code: string, file: string): Promise<void> {
      const skin = all.find((one) => one.code === code);
      if (skin === undefined) return sendPage(response, 404, unknownMerchantPage(code, all, portOf(request)));
      return sendSkin(request, response, skin, file);
    }
  };
}

/**
 * True for the address of a file that systems and tools hide, for example `/.git/HEAD`. Neither the app nor the gateway
 * has such an address.
 */
const isHidden = (path: string): boolean => /(^|[\\/])\./.test(path);

/** True if the path has a backslash as it was sent. URL parsers read it as a slash, and `/\x` as a host name. */
const hasBackslash = ({ url = '/' }: IncomingMessage): boolean => url.split('?', 1)[0]!.includes('\\');

/** The decoded path of a request. Undefined if it is malformed or outside the folder. */
function pathOf(request: IncomingMessage): string | undefined {
  try {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://front').pathname);
    return path.includes('\0') || path.split(/[\\/]/).includes('..') ? undefined : path;
  } catch {
    return undefined;
  }
}

function portOf(request: IncomingMessage): number {
  return request.socket.localPort ?? 80;
}
