import { createHash } from 'node:crypto';
import type { Merchant } from '@livery/merchant';
import { signInSources } from './signInSources.ts';

interface Inline {
  /** Texts of the inline scripts and styles, exactly as they are in the HTML. */
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The merchant's Content-Security-Policy: its own host, the servers that its files name, and the inline parts by hash.
 * It allows no unsafe-inline and no eval. Script sinks accept only values from a named Trusted Types policy.
 */
export function contentPolicy(merchant: Merchant, inline: Inline): string {
  const code = sources([merchant.cdn.assetBase]);
  const gateway = sources([merchant.gateway.baseUrl]);
  const pictures = sources([...merchant.cdn.imageCdn, merchant.gateway.baseUrl, merchant.cdn.assetBase]);
  const signIn = signInSources(merchant);
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': [...code, ...signIn.scripts, ...inline.scripts.map(hashOf)],
    'style-src': [...code, ...inline.styles.map(hashOf)],
    'img-src': [...pictures, 'data:'],
    'font-src': ["'self'"],
    'connect-src': [...new Set([...gateway, ...code, ...signIn.calls])],
    'frame-src': [...new Set([...gateway, ...signIn.frames, ...merchant.gateway.gameHosts])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['livery-worker', ...signIn.trustedTypes],
  })
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** `'self'` and the origins of the addresses on other hosts. */
function sources(addresses: readonly string[]): string[] {
  const elsewhere = addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin);
  return [...new Set(["'self'", ...elsewhere])];
}
