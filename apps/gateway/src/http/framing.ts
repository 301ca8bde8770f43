import type { Merchant } from '@livery/merchant';

const neverFramed = "frame-ancestors 'none'";

/** Headers of a reply that no page may embed in a frame. Browsers without CSP use the second. */
export const neverFramedHeaders = {
  'Content-Security-Policy': `default-src 'none'; ${neverFramed}`,
  'X-Frame-Options': 'DENY',
} as const;

/**
 * CSP directive: only pages of the same origin may embed the page in a frame, and pages of the merchant if it is known.
 */
export function framedByMerchant(merchant: Pick<Merchant, 'code' | 'hosts'> | undefined): string {
  if (merchant === undefined) return "frame-ancestors 'self'";
  const origins = [`http://${merchant.code}.localhost:*`, ...merchant.hosts.map((host) => `https://${host}`)];
  return `frame-ancestors 'self' ${origins.join(' ')}`;
}

/** Forbids frames around a reply, unless its policy lists the pages that may embed it. */
export function forbidFrames(headers: Headers): void {
  const policy = headers.get('Content-Security-Policy');
  if (policy === null) headers.set('Content-Security-Policy', neverFramed);
  else if (!policy.includes('frame-ancestors ')) headers.set('Content-Security-Policy', `${policy}; ${neverFramed}`);
  else if (!policy.includes(neverFramed)) return;
  headers.set('X-Frame-Options', 'DENY');
}
