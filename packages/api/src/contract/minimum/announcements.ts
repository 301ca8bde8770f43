import * as v from 'valibot';
import { idText, nothing, optionalField } from './fields.ts';

const announcement = v.object({
  id: idText,
  announcementId: idText,
  title: v.string(),
  content: optionalField(v.string(), '', 'the text of an announcement'),
  read: optionalField(v.boolean(), false, 'what a member has read on another device'),
});

const announcements = v.object({ content: v.array(announcement) });
const group = optionalField(announcements, { content: [] }, 'this group of announcements');

const banner = v.pipe(
  v.object({
    id: v.optional(idText),
    groupName: v.string(),
    title: optionalField(v.string(), '', 'the words in the picture, for people who cannot see it'),
    url: v.string(),
    link: v.optional(v.string()),
  }),
  // The picture identifies a banner without an id.
  v.transform(({ id, ...value }) => ({ ...value, id: id ?? value.url })),
);

export const getAnnouncementsMinimum = v.object({
  banners: optionalField(v.object({ content: v.array(banner) }), { content: [] }, 'banners'),
  player: group,
  popup: group,
  promotion: v.optional(announcements),
  agent: v.optional(announcements),
});

/** No screen reads the number: it is counted again. */
export const markAsReadMinimum = v.pipe(
  nothing,
  v.transform(() => ({ unReadCount: 0 })),
);
