import type { SaferPlay } from '@livery/api/saferPlay/getSaferPlay';
import { useSignedMoney } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { Button, KeyValue, KeyValueList } from '@livery/ui';
import { Dialog } from '@livery/ui/dialog';
import { useMinutesSince } from '../../hooks/useMinutesSince.ts';
import { useLimitFormats } from '../../hooks/useLimitFormats.ts';
import styles from './PlayReminderView.module.css';

export interface PlayReminderViewProps {
  saferPlay: Pick<SaferPlay, 'session'>;
  onGoOn: () => void;
  /** Called when the player chooses to stop for today. */
  onStop: () => void;
}

/** The duration and the result of the login, and two buttons: go on or stop. Neither button is more prominent. */
export function PlayReminderView({ saferPlay: { session }, onGoOn, onStop }: PlayReminderViewProps) {
  const { t } = useTexts('saferPlay');
  const signed = useSignedMoney();
  const { span, result } = useLimitFormats();
  const minutes = useMinutesSince(Date.parse(session.since));
  return (
    <Dialog
      isOpen
      title={t('reminder')}
      onClose={onGoOn}
      actions={
        <>
          <Button onClick={onStop}>{t('stopToday')}</Button>
          <Button onClick={onGoOn}>{t('goOn')}</Button>
        </>
      }
    >
      <p>{t('reminderWords')}</p>
      <KeyValueList>
        <KeyValue label={t('since')}>{span(minutes)}</KeyValue>
        <KeyValue label={t('net')} isTotal>
          {signed(session.net).text}
        </KeyValue>
      </KeyValueList>
      <p className={styles.result}>{result(session)}</p>
    </Dialog>
  );
}
