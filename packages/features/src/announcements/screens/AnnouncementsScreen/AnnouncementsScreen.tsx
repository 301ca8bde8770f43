import { AnnouncementsView } from './AnnouncementsView.tsx';
import { useAnnouncementsScreen } from './useAnnouncementsScreen.ts';

/** The merchant's announcements. With `?id=`, one announcement. */
export function AnnouncementsScreen() {
  return <AnnouncementsView {...useAnnouncementsScreen()} />;
}
