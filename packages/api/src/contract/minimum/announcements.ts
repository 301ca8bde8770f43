import * as v from 'valibot';
import { flag, idText, nothing, optionalField } from './fields.ts';

const announcement = v.object({
  id: idText,
  announcementId: idText,
  title: v.string(),
  content: optionalField(v.string(), '', 'the text of an announcement'),
  read: optionalField(flag, false, 'messages that a member has read on another device'),
});

const announcements = v.object({ content: v.array(announcement) });
const group = v.optional(v.pipe(announcements, v.metadata({ enables: 'this group of announcements' })));

const banner = v.pipe(
  v.object({
    id: v.optional(idText),
    groupName: v.string(),
    title: optionalField(v.string(), '', 'the text of the picture, for players who cannot see it'),
    heading: v.optional(v.string()),
    line: v.optional(v.string()),
    url: v.string(),
    link: v.optional(v.string()),
  }),
  // The address of the picture identifies a banner without an id.
  v.transform(({ id, ...value }) => ({ ...value, id: id ?? value.url })),
);

/**
 * A missing group is empty. A value without any group is an error: it is not a list of announcements, but for example
 * an error message.
 */
export const getAnnouncementsMinimum = v.pipe(
  v.object({
    banners: v.optional(v.pipe(v.object({ content: v.array(banner) }), v.metadata({ enables: 'banners' }))),
    player: group,
    popup: group,
    promotion: v.optional(announcements),
    agent: v.optional(announcements),
  }),
  v.check((groups) => Object.values(groups).some((each) => each !== undefined), 'a group of announcements'),
  v.transform(({ banners, player, popup, ...others }) => ({
    banners: banners ?? { content: [] },
    player: player ?? { content: [] },
    popup: popup ?? { content: [] },
    ...others,
  })),
);

/** No screen reads `unReadCount`, because the app counts the unread announcements itself. */
export const markAsReadMinimum = v.pipe(
  nothing,
  v.transform(() => ({ unReadCount: 0 })),
);
