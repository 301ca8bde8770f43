export { announcementsApi, useGetAnnouncementsQuery } from './announcements.api.ts';
export { markAsReadApi, useMarkAsReadMutation } from './markAsRead.api.ts';
export type { AnnouncementsFilter } from './announcements.api.ts';
export type { Announcement, Announcements, Banner, BannerLink } from './announcements.transform.ts';
