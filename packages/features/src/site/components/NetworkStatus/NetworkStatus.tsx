import { gatewayApi } from '@livery/api/client';
import { useTexts } from '@livery/i18n/react';
import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import styles from './NetworkStatus.module.css';

/** Milliseconds for which it shows that the network is back. */
const backMs = 3_000;

/** Shows while there is no network, and for a moment when it is back. Requests that failed meanwhile are then repeated. */
export function NetworkStatus() {
  // Of the texts that every screen has: others could not be had any more.
  const { t } = useTexts('common');
  const dispatch = useDispatch();
  const [network, setNetwork] = useState<'up' | 'away' | 'back'>(() => (navigator.onLine ? 'up' : 'away'));

  useEffect(() => {
    const leave = () => setNetwork('away');
    const comeBack = () => {
      setNetwork((before) => (before === 'away' ? 'back' : before));
      dispatch(gatewayApi.internalActions.onOnline());
    };
    window.addEventListener('offline', leave);
    window.addEventListener('online', comeBack);
    return () => {
      window.removeEventListener('offline', leave);
      window.removeEventListener('online', comeBack);
    };
  }, [dispatch]);

  useEffect(() => {
    if (network !== 'back') return undefined;
    const timer = setTimeout(() => setNetwork('up'), backMs);
    return () => clearTimeout(timer);
  }, [network]);

  // It stays on the page, empty, so that screen readers know it.
  return (
    <div role="status" className={styles.region}>
      {network !== 'up' && (
        <span className={styles.status} data-network={network}>
          {network === 'away' ? (
            <WifiOff aria-hidden className={styles.icon} />
          ) : (
            <Wifi aria-hidden className={styles.icon} />
          )}
          {t(network === 'away' ? 'offlineNow' : 'onlineAgain')}
        </span>
      )}
    </div>
  );
}
