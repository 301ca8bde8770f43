import * as v from 'valibot';

export const headIconValue = v.object({
  id: v.string(),
  /** File of the picture, below image CDN / MERCHANT. */
  picture: v.string(),
});
