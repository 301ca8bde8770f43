import { lazyCode, type Screen } from '@livery/foundation/code';

/** The list of announcements. With `?id=`, one announcement. */
export const announcementsScreen: Screen = {
  ...lazyCode(() => import('./screens/AnnouncementsScreen/AnnouncementsScreen.tsx'), 'AnnouncementsScreen'),
  texts: ['notices', 'history', 'shell'],
  shape: 'rows',
};
