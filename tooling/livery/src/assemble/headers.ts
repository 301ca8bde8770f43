import { botCheckPath } from '@livery/foundation/bot-check';

/** Folders whose files have a content hash in their name, so they never change. */
export const hashedFolders = ['assets', 'texts', 'fonts', 'pictures', 'icons'] as const;

/** The `Cache-Control` header of a file, by its address below the merchant's host. */
export function cacheControl(path: string): string {
  const isHashed = hashedFolders.some((folder) => path.startsWith(`/${folder}/`));
  return isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Headers of every reply of a merchant's host. `policy` is its Content-Security-Policy. */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

/**
 * The headers of `securityHeaders` for a host that is served over TLS, with one more: browsers then use only TLS for a
 * year.
 */
export function httpsHeaders(policy: string): Record<string, string> {
  return { ...securityHeaders(policy), 'Strict-Transport-Security': 'max-age=31536000' };
}

/**
 * `_headers`, in the format of Netlify, Cloudflare Pages and others. The bot check's document has another policy. The
 * `!` line removes the first policy on hosts that support it, for example Cloudflare.
 */
export function headersFile(policy: string, botCheckPolicy?: string): string {
  const block = (path: string, headers: Record<string, string>) =>
    `${path}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}`)
      .join('\n')}\n`;
  return [
    block('/*', { ...httpsHeaders(policy), 'Cache-Control': cacheControl('/') }),
    ...hashedFolders.map((folder) => block(`/${folder}/*`, { 'Cache-Control': cacheControl(`/${folder}/`) })),
    ...(botCheckPolicy === undefined
      ? []
      : [`${botCheckPath}\n  ! Content-Security-Policy\n  Content-Security-Policy: ${botCheckPolicy}\n`]),
  ].join('\n');
}
