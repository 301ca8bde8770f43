import { useRenewSessionMutation } from '@livery/api/auth/renewSession';
import { renewedAtItem } from '@livery/device/storage';
import { useEffect } from 'react';

/** Minimum milliseconds between two renewals. */
const restMs = 5 * 60_000;

/**
 * Whether enough time has passed since the last renewal. A time in the future is possible after the clock was set back,
 * and is treated as no renewal.
 */
function isRested(): boolean {
  const age = Date.now() - (renewedAtItem.read() ?? Number.NaN);
  return !(age >= 0 && age < restMs);
}

/**
 * Renews the session when home is shown, and again when the page becomes visible, at most once in five minutes. A
 * failed renewal shows nothing, because only the gateway ends a session, and `SessionWatch` reports that.
 */
export function SessionRenewal() {
  const [renew] = useRenewSessionMutation();
  useEffect(() => {
    const renewIfDue = () => {
      if (document.visibilityState === 'hidden' || !isRested()) return;
      // Store the time before the reply arrives. So a phone that wakes twice sends only one request.
      renewedAtItem.write(Date.now());
      void renew();
    };
    renewIfDue();
    document.addEventListener('visibilitychange', renewIfDue);
    return () => document.removeEventListener('visibilitychange', renewIfDue);
  }, [renew]);
  return null;
}
