import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, Card, KeyValue, KeyValueList, ScreenBody } from '@livery/ui';
import styles from './FreeTrialView.module.css';
import { OwnAccount } from './OwnAccount.tsx';
import { TrialHead } from './TrialHead.tsx';

export interface RunningTrialViewProps {
  userName: string;
  /** Time of day at which the trial ends, formatted. */
  endsAt: string;
  canRegister: boolean;
}

/** The running trial: its end time, and links to other screens. */
export function RunningTrialView({ userName, endsAt, canRegister }: RunningTrialViewProps) {
  const { t } = useTexts('trial');
  return (
    <ScreenBody>
      <Card as="section" className={styles.offer}>
        <TrialHead title={t('runningTitle')} lead={t('runningWords')} />
        <div className={styles.figures}>
          <KeyValueList>
            <KeyValue label={t('name')}>{userName}</KeyValue>
            <KeyValue label={t('endsAt')}>{endsAt}</KeyValue>
          </KeyValueList>
        </div>
        <div className={styles.start}>
          <ButtonLink variant="primary" size="large" isBlock href={paths.home}>
            {t('playOn')}
          </ButtonLink>
        </div>
      </Card>
      <OwnAccount canRegister={canRegister} />
    </ScreenBody>
  );
}
