import { useUnread } from '@livery/foundation/unread';
import { useEffect } from 'react';

/** Shows the number of unread messages on the icon of the installed app, and clears it if there are none. */
export function AppBadge() {
  const { total } = useUnread();
  useEffect(() => {
    // The call rejects if the system shows no numbers on icons. That is not an error.
    const written = total > 0 ? navigator.setAppBadge(total) : navigator.clearAppBadge();
    written.catch(() => undefined);
  }, [total]);
  return null;
}
