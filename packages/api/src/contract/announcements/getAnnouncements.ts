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
  /** The content of the picture, with all text in it, for players who cannot see it. Not used if there is a heading. */
  title: v.string(),
  /**
   * Text that the app shows over the picture, at the inline start. Send it instead of a picture with text: the app sets
   * it in the player's text size. The theme of a merchant may crop such a picture at its top and bottom.
   */
  heading: v.optional(v.string()),
  /** A smaller text below the heading. Not used without a heading. */
  line: v.optional(v.string()),
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
    content: [
      {
        id: 'b1',
        groupName: 'm_home',
        title: 'Welcome',
        heading: 'Welcome',
        line: 'Twice your first deposit',
        url: '/banner.webp',
        link: '/m/activity',
      },
    ],
  },
  player: { content: [announcement] },
  popup: { content: [] },
  promotion: { content: [] },
  agent: { content: [] },
};
