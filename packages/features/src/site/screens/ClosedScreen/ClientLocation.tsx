import { useTexts } from '@livery/i18n/react';
import { KeyValue, KeyValueList } from '@livery/ui';
import styles from './ClosedView.module.css';

/** The player's location as the gateway detects it. Customer service will need it. */
export function ClientLocation({ ip, region }: { ip: string | undefined; region: string | undefined }) {
  const { t } = useTexts('site');
  if (!ip && !region) return null;
  return (
    <div className={styles.seen}>
      <KeyValueList>
        {ip && <KeyValue label={t('yourIp')}>{ip}</KeyValue>}
        {region && <KeyValue label={t('yourRegion')}>{region}</KeyValue>}
      </KeyValueList>
    </div>
  );
}
