import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { gatewayNumber } from '../values/gatewayNumber.ts';
import { language } from '../values/language.ts';
import { shortText } from '../values/shortText.ts';
import { announcementValue } from './announcementValue.ts';
import { announcement } from './sampleParts.ts';

const announcements = v.object({ content: v.array(announcementValue) });

const banner = v.object({
  id: v.string(),
  /** Position of the banner on the page: m_home, m_live or m_reg. */
  groupName: v.string(),
  /** The text in the picture, for players who cannot see it. */
  title: v.string(),
  /** Address of the picture, whose format is 16:7. It can contain sizes: see docs/gateway.md. */
  url: v.string(),
  /** The in-app path or other address that a tap opens. */
  link: v.optional(v.string()),
});

export const getAnnouncements = defineCall({
  name: 'getAnnouncements',
  method: 'GET',
  path: '/wps/relay/MCSFE_announcements',
  access: 'anyone',
  moduleId: 'COMM3',
  query: v.strictObject({
    /** Comma-separated: B banners, PL for players, PU pop-ups, PR promotions, A for agents. */
    types: v.pipe(v.string(), v.regex(/^(B|PL|PU|PR|A)(,(B|PL|PU|PR|A))*$/)),
    groupName: v.optional(shortText),
    platform: v.literal('M'),
    merchantCode: shortText,
    /** 1 WEB or 3 MOBILE. Entries that are only for the other product are omitted. Default: MOBILE. */
    gateway: v.optional(gatewayNumber),
    language,
  }),
  value: v.object({
    banners: v.object({ content: v.array(banner) }),
    player: announcements,
    popup: announcements,
    promotion: v.optional(announcements),
    /** Announcements for agents. Empty for members who are not agents. */
    agent: v.optional(announcements),
  }),
});

export const summary =
  'Lists banners, announcements and pop-ups of the requested types that the requested gateway shows. A group that was not requested is empty.';

export const sample: CallValue<typeof getAnnouncements> = {
  banners: {
    content: [{ id: 'b1', groupName: 'm_home', title: 'Welcome', url: '/banner.webp', link: '/m/activity' }],
  },
  player: { content: [announcement] },
  popup: { content: [] },
  promotion: { content: [] },
  agent: { content: [] },
};
