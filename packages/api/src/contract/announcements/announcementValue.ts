import * as v from 'valibot';

/** An announcement in every list. */
export const announcementValue = v.object({
  id: v.string(),
  /** Type and id, as `markAsRead` accepts them. */
  announcementId: v.string(),
  title: v.string(),
  /** HTML. Sanitise it before rendering. */
  content: v.string(),
  /** Always false for a guest. */
  read: v.boolean(),
});
