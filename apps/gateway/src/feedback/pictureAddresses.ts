import { createHmac, timingSafeEqual } from 'node:crypto';

/** Below this stand the pictures of feedback. */
export const picturesPath = '/sandbox/feedback';

const goodForSeconds = 15 * 60;

interface Picture {
  id: number;
  secret: Buffer;
}

/**
 * An address that shows a picture for a quarter of an hour. An `img` sends no token: the signature, under a secret of the
 * picture's own, stands in for it.
 */
export function pictureAddress({ id, secret }: Picture, now = Date.now()): string {
  const until = Math.floor(now / 1_000) + goodForSeconds;
  return `${picturesPath}/${id}/${until}/${sign({ id, secret }, String(until))}`;
}

/** Was this signature made for this picture and time, and is the time still to come? */
export function isValidPictureAddress(
  picture: Picture,
  { until, signature }: { until: string; signature: string },
  now = Date.now(),
): boolean {
  const made = Buffer.from(sign(picture, until));
  const given = Buffer.from(signature);
  return made.length === given.length && timingSafeEqual(made, given) && Number(until) * 1_000 > now;
}

const sign = ({ id, secret }: Picture, until: string) =>
  createHmac('sha256', secret).update(`${id}.${until}`).digest('base64url');
