import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { Button, ButtonLink } from '@livery/ui';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './FeedbackView.module.css';

interface FeedbackSentProps {
  /** Shows the form again. */
  onAnother: () => void;
}

/** Confirms that the feedback has arrived. It takes the focus, because the form has disappeared. */
export function FeedbackSent({ onAnother }: FeedbackSentProps) {
  const { t } = useTexts('feedback');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <CircleCheck aria-hidden className={styles.sentIcon} />
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {t('sentTitle')}
      </h2>
      <p className={styles.intro}>{t('sentWords')}</p>
      <div className={styles.sentActions}>
        <ButtonLink href={paths.service} isBlock>
          {t('otherWays')}
        </ButtonLink>
        <Button variant="quiet" isBlock onClick={onAnother}>
          {t('writeAnother')}
        </Button>
      </div>
    </div>
  );
}
