import { createHash } from 'node:crypto';
import type { Merchant } from '@livery/merchant';

interface Inline {
  /** Texts of the inline scripts and styles, exactly as they stand in the HTML. */
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The merchant's Content-Security-Policy: its own host, the servers its files name, and the inline parts by hash.
 * No unsafe-inline, no eval; script sinks take only what a named Trusted Types policy made.
 */
export function contentPolicy(merchant: Merchant, inline: Inline): string {
  const code = sources([merchant.cdn.assetBase]);
  const gateway = sources([merchant.gateway.baseUrl]);
  const pictures = sources([...merchant.cdn.imageCdn, merchant.gateway.baseUrl, merchant.cdn.assetBase]);
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': [...code, ...inline.scripts.map(hashOf)],
    'style-src': [...code, ...inline.styles.map(hashOf)],
    'img-src': [...pictures, 'data:'],
    'font-src': ["'self'"],
    'connect-src': [...new Set([...gateway, ...code])],
    'frame-src': gateway,
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['livery-worker'],
  })
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The own host and the origins of the addresses that are elsewhere. */
function sources(addresses: readonly string[]): string[] {
  const elsewhere = addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin);
  return [...new Set(["'self'", ...elsewhere])];
}
