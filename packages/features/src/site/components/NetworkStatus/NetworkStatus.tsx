import { gatewayApi } from '@livery/api/client';
import { useTexts } from '@livery/i18n/react';
import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import styles from './NetworkStatus.module.css';

/** Milliseconds during which the return of the network is shown. */
const backMs = 3_000;

/** Shows that the network is lost, and for a moment that it is back. Then failed requests are repeated. */
export function NetworkStatus() {
  // These texts are in the area `common`, which every screen has loaded. Another area could not be loaded without a
  // network.
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

  // The element is always rendered, even if it is empty, so that screen readers announce later changes.
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
