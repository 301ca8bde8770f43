import type { Context } from 'hono';

/** A picture for a reply. */
export interface Picture {
  body: string | Buffer;
  /** Hash of the content, for the entity tag. */
  hash: string;
  /** Media type of the picture. */
  type: string;
  /**
   * Whether the content at this address never changes. If it may change, browsers cache the picture for five minutes
   * only.
   */
  isCurrent: boolean;
}

/** Replies with a picture, or with 304 if the caller has it. */
export function sendPicture(context: Context, { body, hash, type, isCurrent }: Picture): Response {
  const headers = {
    'Content-Type': type,
    'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    ETag: `"${hash}"`,
    // An SVG that is opened directly is a page: it may only use its own styles.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  if (context.req.header('If-None-Match') === headers.ETag) return context.body(null, 304, headers);
  return context.body(typeof body === 'string' ? body : new Uint8Array(body), 200, headers);
}
