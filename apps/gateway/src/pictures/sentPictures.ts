import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';

const goodForSeconds = 15 * 60;

/** A picture from a member, as in its address. */
export interface SentPicture {
  id: number;
  /** The picture's own secret, for its signatures. */
  secret: Buffer;
}

interface StoredPicture extends SentPicture {
  type: 'image/png' | 'image/jpeg';
  content: Buffer;
}

/** Route of the part after the path in an address of `sentPictureAddress`. */
export const sentPictureRoute = ':id{[1-9][0-9]{0,14}}/:until{[0-9]{1,12}}/:signature';

/**
 * Creates an address below `path` that shows a picture for 15 minutes. An `img` element sends no token, so a signature
 * under the picture's own secret replaces it.
 */
export function sentPictureAddress(path: string, picture: SentPicture, now = Date.now()): string {
  const until = Math.floor(now / 1_000) + goodForSeconds;
  return `${path}/${picture.id}/${until}/${sign(picture, String(until))}`;
}

/** Answers a request of `sentPictureRoute`: with the picture of the id, or 404. */
export function serveSentPicture(
  context: Context,
  found: StoredPicture | undefined,
  signed: { until: string; signature: string },
): Response {
  if (found === undefined || !isValid(found, signed))
    return context.text('This picture does not exist, or its address has expired.', 404, {
      'Cache-Control': 'no-store',
    });
  // The bytes are only shown as an image and cannot run as anything else.
  return context.body(new Uint8Array(found.content), 200, {
    'Content-Type': found.type,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, max-age=600',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}

/** Whether the signature matches this picture and time, and the time has not passed. */
function isValid(picture: SentPicture, { until, signature }: { until: string; signature: string }): boolean {
  const made = Buffer.from(sign(picture, until));
  const given = Buffer.from(signature);
  return made.length === given.length && timingSafeEqual(made, given) && Number(until) * 1_000 > Date.now();
}

const sign = ({ id, secret }: SentPicture, until: string) =>
  createHmac('sha256', secret).update(`${id}.${until}`).digest('base64url');
