import { announcements, banners } from '../data/announcements.ts';
import type { GuestCall } from './call.ts';

export const getAnnouncements: GuestCall = {
  method: 'GET',
  path: '/wps/relay/MCSFE_announcements',
  required: ['types', 'platform', 'merchantCode', 'language'],
  optional: ['groupName', 'gateway'],
  hasTokenInBoth: true,
  answer: () => ({ banners: { content: banners }, player: { content: announcements } }),
};
