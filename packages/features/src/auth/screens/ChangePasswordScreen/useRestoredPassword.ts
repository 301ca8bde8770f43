import { canRestoreSessionPassword, restoreSessionPassword, selectSession } from '@livery/api/session';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';

/** Restores the password of the session after a reload. Returns true when the restore is finished. */
export function useRestoredPassword(): boolean {
  const session = useSelector(selectSession);
  const [isRestored, setRestored] = useState(() => !canRestoreSessionPassword(session));

  useEffect(() => {
    if (isRestored || session === null) return undefined;
    let isMounted = true;
    void restoreSessionPassword(session).then(() => isMounted && setRestored(true));
    return () => {
      isMounted = false;
    };
  }, [isRestored, session]);

  return isRestored;
}
