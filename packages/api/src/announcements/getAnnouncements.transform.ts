import { uniqueById } from '../client/uniqueById.ts';
import { withoutUndefined } from '../client/withoutUndefined.ts';
import type { CallValue } from '../contract/call.ts';
import type { getAnnouncements } from '../contract/announcements/getAnnouncements.ts';

export interface Announcement {
  id: string;
  announcementId: string;
  title: string;
  /** HTML that is not sanitised. Never render it without sanitising. */
  html: string;
  isRead: boolean;
}

/** The target of a tap on a banner: a path of the app, or another address in a new tab. */
export type BannerLink = { kind: 'path'; path: string } | { kind: 'address'; url: string };

export interface Banner {
  id: string;
  /** Position of the banner on the page: m_home, m_live or m_reg. */
  group: string;
  /** The content of the picture, for players who cannot see it. Not used if there is a heading. */
  title: string;
  /** Text that is shown over the picture. Missing if the picture contains its text. */
  heading?: string;
  /** A smaller text below the heading. */
  line?: string;
  /** Address of the picture. Its format is 16:7. */
  imageUrl: string;
  /** If missing, a tap does nothing. */
  link?: BannerLink;
}

export interface Announcements {
  banners: Banner[];
  /** For the ticker and the announcements screen. */
  player: Announcement[];
  popups: Announcement[];
  /** Announcements for agents. Missing if they were not requested, and for members who are not agents. */
  forAgents?: Announcement[];
}

type Value = CallValue<typeof getAnnouncements>;

/** @param locate turns a picture path into a full address */
export function toAnnouncements(
  { banners, player, popup, agent }: Value,
  locate = (url: string) => url,
): Announcements {
  return {
    // A banner without a picture would be an empty area.
    banners: uniqueById(banners.content.filter(({ url }) => url !== '')).map((banner) => toBanner(banner, locate)),
    player: uniqueById(player.content).map(toAnnouncement),
    popups: uniqueById(popup.content).map(toAnnouncement),
    ...(agent !== undefined &&
      agent.content.length > 0 && { forAgents: uniqueById(agent.content).map(toAnnouncement) }),
  };
}

function toAnnouncement({
  id,
  announcementId,
  title,
  content,
  read,
}: Value['player']['content'][number]): Announcement {
  return { id, announcementId, title, html: content, isRead: read };
}

function toBanner(
  { id, groupName, title, heading, line, url, link }: Value['banners']['content'][number],
  locate: (url: string) => string,
): Banner {
  return withoutUndefined<Banner>({
    id,
    group: groupName,
    title,
    // Some gateways send an empty text instead of none.
    heading: heading?.trim() || undefined,
    line: line?.trim() || undefined,
    imageUrl: locate(url),
    link: link === undefined ? undefined : toLink(link),
  });
}

/**
 * Banner links are content of the merchant, so only paths of the app and https addresses are followed. `javascript:`
 * and `//elsewhere` are refused. Links with white space are refused too: browsers remove a tab inside an address, so
 * `/<tab>/elsewhere` would leave our host.
 */
function toLink(link: string): BannerLink | undefined {
  if (/[\s\p{Cc}]/u.test(link)) return undefined;
  if (/^\/(?![/\\])/.test(link)) return { kind: 'path', path: link };
  return /^https:\/\//i.test(link) ? { kind: 'address', url: link } : undefined;
}
