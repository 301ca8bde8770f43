import type { SaferPlay } from '@livery/api/saferPlay/getSaferPlay';
import { useFormats } from '@livery/foundation/formats';
import { useSignedMoney } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { Card, KeyValue, KeyValueList, Money, ScreenPart } from '@livery/ui';
import { useMinutesSince } from '../../hooks/useMinutesSince.ts';
import { useLimitFormats } from '../../hooks/useLimitFormats.ts';
import styles from './SessionPart.module.css';

/** The result of the current login in large text and in words, then time, stakes and wins. */
export function SessionPart({ session }: Pick<SaferPlay, 'session'>) {
  const { t } = useTexts('saferPlay');
  const { money } = useFormats();
  const signed = useSignedMoney();
  const { span, moment, result } = useLimitFormats();
  const { since, staked, won, net, previousLogin } = session;
  const minutes = useMinutesSince(Date.parse(since));
  return (
    <ScreenPart title={t('session')}>
      <Card className={styles.card}>
        <p className={styles.net}>
          <span className={styles.label}>{t('net')}</span>
          <Money size="large">{signed(net).text}</Money>
          <span className={styles.label}>{result(session)}</span>
        </p>
        <KeyValueList>
          <KeyValue label={t('since')}>{span(minutes)}</KeyValue>
          <KeyValue label={t('staked')}>{money(staked)}</KeyValue>
          <KeyValue label={t('won')}>{money(won)}</KeyValue>
          {previousLogin !== undefined && <KeyValue label={t('previousLogin')}>{moment(previousLogin)}</KeyValue>}
        </KeyValueList>
      </Card>
    </ScreenPart>
  );
}
