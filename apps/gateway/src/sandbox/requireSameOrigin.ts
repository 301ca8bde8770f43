import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { CallFailure } from '../http/callFailure.ts';
import { isAllowedOrigin } from '../http/isAllowedOrigin.ts';
import { merchantAtPlayHost } from '../http/merchantAtHost.ts';
import type { MerchantDirectory } from '../http/merchantDirectory.ts';
import { failed } from '../http/replies.ts';

interface Parts {
  merchants: MerchantDirectory;
  /** Host that the gateway listens on. */
  hostname: string;
}

/**
 * Middleware that rejects changes of the sandbox by pages of other origins, which could otherwise post a form to a
 * developer's machine. Requests without an `Origin` header come from programs and are accepted. The middleware applies
 * to every path below /sandbox. A page with forms must send `Referrer-Policy: same-origin`, as `sandboxPage` does.
 * Without that header, older browsers do not send the origin of a form.
 */
export function sameOrigin(parts: Parts): MiddlewareHandler {
  return async ({ req }, next) => {
    const isSafe = req.method === 'GET' || req.method === 'HEAD';
    const origin = req.header('Origin');
    const isSame = () =>
      req.header('Sec-Fetch-Site') === 'same-origin' ||
      (URL.canParse(origin!) && new URL(origin!).host === req.header('Host'));
    if (isSafe || origin === undefined || (isSame() && !mayBeRebound(origin, parts))) return next();
    return failed(new CallFailure('NOT_ALLOWED', 'Only pages of the sandbox may do this.'));
  };
}

/**
 * Whether the name of the page's host may point to this machine now (DNS rebinding). An IP address cannot be rebound.
 * With https it is impossible too, because a certificate proves the name. Any other name must be a known name.
 */
function mayBeRebound(origin: string, { merchants, hostname }: Parts): boolean {
  if (!URL.canParse(origin)) return false;
  const named = new URL(origin);
  const host = named.hostname.replaceAll(/[[\]]/g, '');
  const isKnown = () => isAllowedOrigin(origin, merchants) || merchantAtPlayHost(host, merchants) !== undefined;
  return named.protocol !== 'https:' && isIP(host) === 0 && host !== hostname && !isKnown();
}
