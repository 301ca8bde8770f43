import { useUnread } from '@livery/foundation/unread';
import { useEffect } from 'react';

/** Writes how much is unread on the icon of the installed app, and clears it where nothing is. */
export function AppBadge() {
  const { total } = useUnread();
  useEffect(() => {
    // Refused where the system shows no numbers on icons, which is no fault.
    const written = total > 0 ? navigator.setAppBadge(total) : navigator.clearAppBadge();
    written.catch(() => undefined);
  }, [total]);
  return null;
}
