import * as v from 'valibot';

/** An announcement as every list carries it. */
export const announcementValue = v.object({
  id: v.string(),
  /** Type and id: what `markAsRead` takes. */
  announcementId: v.string(),
  title: v.string(),
  /** HTML. Never shown before it was sanitised. */
  content: v.string(),
  /** Never true for a guest. */
  read: v.boolean(),
});
