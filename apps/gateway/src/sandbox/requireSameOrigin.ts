import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { CallFailure } from '../http/callFailure.ts';
import { isAllowedOrigin } from '../http/isAllowedOrigin.ts';
import type { MerchantDirectory } from '../http/merchantDirectory.ts';
import { failed } from '../http/replies.ts';

interface Parts {
  merchants: MerchantDirectory;
  /** Where the gateway listens. */
  hostname: string;
}

/**
 * Lets only pages of this gateway, and programs that are no browser, change something in the sandbox: any page on the web
 * could else post a form at a developer's machine. Stands before every door below /sandbox: switches, cashier, outbox, chat.
 * A page with forms sends `Referrer-Policy: same-origin`, as `sandboxPage` does: without it older browsers do not tell which
 * page a form stood on.
 */
export function sameOrigin(parts: Parts): MiddlewareHandler {
  return async ({ req }, next) => {
    const isSafe = req.method === 'GET' || req.method === 'HEAD';
    const origin = req.header('Origin');
    const isSame = () =>
      req.header('Sec-Fetch-Site') === 'same-origin' ||
      (URL.canParse(origin!) && new URL(origin!).host === req.header('Host'));
    if (isSafe || origin === undefined || (isSame() && !mayBeRebound(origin, parts))) return next();
    return failed(new CallFailure('NOT_ALLOWED', 'Only pages of the sandbox itself may do this.'));
  };
}

/**
 * May the page have come from elsewhere, its name pointed at this machine only afterwards? A bare address has no name to
 * point anywhere, and with https a certificate vouches for it; of all other names only known ones count.
 */
function mayBeRebound(origin: string, { merchants, hostname }: Parts): boolean {
  if (!URL.canParse(origin)) return false;
  const named = new URL(origin);
  const host = named.hostname.replaceAll(/[[\]]/g, '');
  return named.protocol !== 'https:' && isIP(host) === 0 && host !== hostname && !isAllowedOrigin(origin, merchants);
}
