import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { gatewayFolders } from '../assemble/gatewayFolders.ts';

/** Headers that belong to one connection and are not passed on (RFC 9110, 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Methods that change nothing and bring no body, so they may be asked again. */
const readingMethods = new Set(['GET', 'HEAD']);

/** True for an address that the gateway answers: below its own folders, the sandbox's first page, or where the merchant put a call. */
export function isGatewayAddress(path: string, ownPaths: readonly string[] = []): boolean {
  return (
    path === '/sandbox' || gatewayFolders.some((folder) => path.startsWith(`/${folder}/`)) || ownPaths.includes(path)
  );
}

export interface GatewayProxy {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  close: () => void;
}

/**
 * Passes requests on to the gateways in turn, as streams. A gateway that can't be reached is passed over: nothing was
 * sent to it yet, so even a payment may go to the next. After the first byte there is no second try, but for reading over
 * a kept connection that the gateway closed meanwhile: it is asked once more over a new one (RFC 9110, 9.2.2).
 */
export function gatewayProxy(gateways: readonly string[], { timeoutMs = 60_000 } = {}): GatewayProxy {
  // Closes an idle connection well before the gateway does, however busy the machine.
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 32, agentKeepAliveTimeoutBuffer: 3000 });
  let turn = 0;

  function pass(request: IncomingMessage, response: ServerResponse, triesLeft: number, isAgain = false): void {
    const gateway = new URL(gateways[turn++ % gateways.length]!);
    const upstream = httpRequest({
      agent: isAgain ? false : agent,
      host: gateway.hostname,
      port: gateway.port || 80,
      method: request.method,
      path: request.url,
      headers: { ...passedOn(request.headers), ...forwarded(request) },
      timeout: timeoutMs,
    });
    let isConnected = false;
    upstream.on('socket', (socket) => {
      const send = () => {
        isConnected = true;
        request.pipe(upstream);
      };
      if (socket.connecting) socket.once('connect', send);
      else send();
    });
    upstream.on('response', (reply) => {
      response.writeHead(reply.statusCode ?? 502, passedOn(reply.headers));
      reply.on('error', () => response.destroy());
      reply.pipe(response);
    });
    upstream.on('timeout', () => upstream.destroy(new Error('time-out')));
    upstream.on('error', (error) => {
      if (!isConnected && triesLeft > 1) return pass(request, response, triesLeft - 1, isAgain);
      if (response.headersSent) return response.destroy();
      request.unpipe(upstream);
      const isLate = error.message === 'time-out';
      const isStale = upstream.reusedSocket && !isLate && !response.destroyed;
      if (isStale && readingMethods.has(request.method ?? '')) return pass(request, response, gateways.length, true);
      request.resume();
      refuse(
        response,
        isLate ? 504 : 502,
        isLate ? 'GATEWAY_TIMEOUT' : 'GATEWAY_DOWN',
        isLate
          ? `The gateway did not answer within ${timeoutMs / 1000} s.`
          : `The gateway can't be reached (${(error as NodeJS.ErrnoException).code ?? error.message}).`,
      );
    });
    response.on('close', () => {
      if (!response.writableFinished) upstream.destroy();
    });
  }

  return {
    handle(request, response) {
      if (gateways.length === 0) refuse(response, 503, 'GATEWAY_DOWN', 'No gateway is running.');
      else pass(request, response, gateways.length);
    },
    close: () => agent.destroy(),
  };
}

/** A failure in the gateway's own envelope, so that the app shows it like any other. */
function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  const body = JSON.stringify({ success: false, code, message });
  response
    .writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'Retry-After': '2',
    })
    .end(body);
}

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.has(name)));
}

function forwarded(request: IncomingMessage): Record<string, string> {
  return {
    'x-forwarded-for': request.socket.remoteAddress ?? '',
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': 'http',
  };
}
