import { AnnouncementsView } from './AnnouncementsView.tsx';
import { useAnnouncementsScreen } from './useAnnouncementsScreen.ts';

/** The merchant's announcements, or with `?id=` one of them. */
export function AnnouncementsScreen() {
  return <AnnouncementsView {...useAnnouncementsScreen()} />;
}
