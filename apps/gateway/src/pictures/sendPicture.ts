import type { Context } from 'hono';

/** A picture to answer with. */
export interface Picture {
  body: string | Buffer;
  /** Changes with the content. */
  hash: string;
  /** Its media type. */
  type: string;
  /** Whether its address stands for this content for ever; if not, it is soon asked for again. */
  isCurrent: boolean;
}

/** Answers with a picture, or with 304 where the caller has it. */
export function sendPicture(context: Context, { body, hash, type, isCurrent }: Picture): Response {
  const headers = {
    'Content-Type': type,
    'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    ETag: `"${hash}"`,
    // An SVG that is opened directly is a page: it may style itself and nothing else.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  if (context.req.header('If-None-Match') === headers.ETag) return context.body(null, 304, headers);
  return context.body(typeof body === 'string' ? body : new Uint8Array(body), 200, headers);
}
