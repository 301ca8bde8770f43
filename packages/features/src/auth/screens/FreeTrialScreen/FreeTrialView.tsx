import { useTexts } from '@livery/i18n/react';
import { Button, Card, FormError, ScreenBody, Stat, Stats } from '@livery/ui';
import { Banknote, Clock, Gamepad2, Gift, Heart, MessageSquare, Scale } from 'lucide-react';
import styles from './FreeTrialView.module.css';
import { OwnAccount } from './OwnAccount.tsx';
import { TrialFacts } from './TrialFacts.tsx';
import { TrialHead } from './TrialHead.tsx';

export interface FreeTrialViewProps {
  /** Play money at the start of a trial, formatted. */
  playMoney: string;
  /** Duration of the trial, for example "2 hours". */
  duration: string;
  onStart: () => void;
  isBusy: boolean;
  /** The error message of the last attempt to start a trial. */
  failure: string | undefined;
  canRegister: boolean;
}

/** An explanation of the free trial and its limits, with the button that starts it. */
export function FreeTrialView({ playMoney, duration, onStart, isBusy, failure, canRegister }: FreeTrialViewProps) {
  const { t } = useTexts('trial');
  return (
    <ScreenBody>
      <Card as="section" className={styles.offer}>
        <TrialHead title={t('title')} lead={t('lead')} />
        <div className={styles.figures}>
          <Stats>
            <Stat label={t('startsWith')} value={playMoney} />
            <Stat label={t('lasts')} value={duration} />
          </Stats>
        </div>
        <div className={styles.start}>
          <FormError>{failure}</FormError>
          <Button variant="primary" size="large" isBlock isBusy={isBusy} onClick={onStart}>
            {t(isBusy ? 'starting' : 'start')}
          </Button>
        </div>
      </Card>
      <TrialFacts
        title={t('canTitle')}
        facts={[
          { icon: <Gamepad2 />, words: t('canGames') },
          { icon: <Scale />, words: t('canMoney') },
          { icon: <Heart />, words: t('canFavourites') },
        ]}
      />
      <TrialFacts
        title={t('cantTitle')}
        isQuiet
        facts={[
          { icon: <Banknote />, words: t('cantMoney') },
          { icon: <Gift />, words: t('cantRewards') },
          { icon: <MessageSquare />, words: t('cantMessages') },
          { icon: <Clock />, words: t('cantLast') },
        ]}
      />
      <OwnAccount canRegister={canRegister} />
    </ScreenBody>
  );
}
