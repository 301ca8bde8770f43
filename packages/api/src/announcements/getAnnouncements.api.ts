import { resolveGatewayUrl } from '../client/resolveGatewayUrl.ts';
import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getAnnouncements } from '../contract/announcements/getAnnouncements.ts';
import { toAnnouncements } from './getAnnouncements.transform.ts';
export type { Announcement, Announcements, Banner, BannerLink } from './getAnnouncements.transform.ts';

export interface AnnouncementsFilter {
  /** A language code of the gateway, for example EN. */
  language: string;
  /** The register screen shows only banners of its own group; the list of announcements includes those for agents. */
  place?: 'register' | 'agents';
}

const wantedAt = {
  everywhere: { types: 'B,PL,PU' },
  register: { types: 'B', groupName: 'm_reg' },
  agents: { types: 'A' },
} as const;

export const announcementsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    getAnnouncements: gatewayQuery(
      build,
      getAnnouncements,
    )({
      query: ({ language, place }: AnnouncementsFilter, { merchant }) => ({
        ...wantedAt[place ?? 'everywhere'],
        platform: 'M',
        merchantCode: merchant.code,
        language,
      }),
      transform: (value, { merchant }) => toAnnouncements(value, (url) => resolveGatewayUrl(merchant, url)),
      tags: ['Announcements'],
    }),
  }),
});

export const { useGetAnnouncementsQuery } = announcementsApi;
