import { homePath } from '@livery/foundation/addresses';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { toolHeaders } from './pages/sendPage.ts';

const cookieName = 'livery-merchant';

/** The merchant that this browser opened under plain `localhost`, if any. */
export function chosenMerchant(request: IncomingMessage): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = pair.trim().split('=');
    if (name === cookieName) return value;
  }
  return undefined;
}

/**
 * Changes the merchant of plain `localhost`, for systems that do not resolve `<code>.localhost`. All merchants share
 * that origin. So the data of the previous merchant is cleared: its session, its caches and its service worker.
 */
export function chooseMerchant(request: IncomingMessage, response: ServerResponse, code: string): void {
  const before = chosenMerchant(request);
  response
    .writeHead(302, {
      Location: homePath,
      ...toolHeaders,
      'Set-Cookie': `${cookieName}=${code}; Path=/; HttpOnly; SameSite=Lax`,
      ...(before !== undefined && before !== code && { 'Clear-Site-Data': '"cache", "storage"' }),
    })
    .end();
}
