import { useRenewSessionMutation } from '@livery/api/auth';
import { laterKeys, safeSessionStorage } from '@livery/device/storage';
import { useEffect } from 'react';

/** Milliseconds for which a renewed session is left alone. */
const restMs = 5 * 60_000;

/** A clock that was set back makes a moment of the future: then nothing is known. */
function isRested(): boolean {
  const age = Date.now() - Number(safeSessionStorage.get(laterKeys.renewedAt) ?? Number.NaN);
  return !(age >= 0 && age < restMs);
}

/**
 * Lengthens the session of whoever is on home, and again when they come back to the page, at most once in five minutes. It
 * says nothing when it fails: only the gateway's word ends a session, and that is told elsewhere.
 */
export function SessionRenewal() {
  const [renew] = useRenewSessionMutation();
  useEffect(() => {
    const renewIfDue = () => {
      if (document.visibilityState === 'hidden' || !isRested()) return;
      // Before the answer: two tabs of one home, or a phone that wakes twice, ask once.
      safeSessionStorage.set(laterKeys.renewedAt, String(Date.now()));
      void renew();
    };
    renewIfDue();
    document.addEventListener('visibilitychange', renewIfDue);
    return () => document.removeEventListener('visibilitychange', renewIfDue);
  }, [renew]);
  return null;
}
