import { lazyCode, type Screen } from '@livery/foundation/code';

/** The list of announcements, or with `?id=` one of them. */
export const announcementsScreen: Screen = {
  ...lazyCode(() => import('./screens/AnnouncementsScreen/AnnouncementsScreen.tsx'), 'AnnouncementsScreen'),
  texts: ['notices', 'history', 'shell'],
};
