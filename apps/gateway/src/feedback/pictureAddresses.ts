import { createHmac, timingSafeEqual } from 'node:crypto';

/** Path below which feedback pictures are served. */
export const picturesPath = '/sandbox/feedback';

const goodForSeconds = 15 * 60;

interface Picture {
  id: number;
  secret: Buffer;
}

/**
 * Makes an address that shows a picture for 15 minutes. An `img` element sends no token, so a signature under the
 * picture's own secret takes its place.
 */
export function pictureAddress({ id, secret }: Picture, now = Date.now()): string {
  const until = Math.floor(now / 1_000) + goodForSeconds;
  return `${picturesPath}/${id}/${until}/${sign({ id, secret }, String(until))}`;
}

/** Whether the signature is of this picture and time, and the time is not over. */
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
