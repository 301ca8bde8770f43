import * as v from 'valibot';

/** An announcement in every list. */
export const announcementValue = v.object({
  id: v.string(),
  /** Type and id of the announcement, in the format that `markAsRead` accepts. */
  announcementId: v.string(),
  title: v.string(),
  /** HTML. Sanitise it before rendering. */
  content: v.string(),
  /** Whether the member has read it. Always false for a guest. */
  read: v.boolean(),
});
