import { AnnouncementsView } from './AnnouncementsView.tsx';
import { useAnnouncementsScreen } from './useAnnouncementsScreen.ts';

/** The merchant's announcements, and with `?id=` one of them. */
export function AnnouncementsScreen() {
  return <AnnouncementsView {...useAnnouncementsScreen()} />;
}
