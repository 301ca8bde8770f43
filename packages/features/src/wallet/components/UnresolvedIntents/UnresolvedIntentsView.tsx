import type { MoneyKind } from '@livery/device/storage';
import type { UnresolvedIntent } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { IconButton, Spinner } from '@livery/ui';
import { CircleCheck, CircleSlash, X } from 'lucide-react';
import styles from './UnresolvedIntentsView.module.css';

interface UnresolvedIntentsViewProps {
  lost: readonly UnresolvedIntent[];
  /** Formats an amount in the merchant's style. */
  format: (amount: string) => string;
  /** Formats a time of day. `at` is in milliseconds since 1970. */
  time: (at: number) => string;
  /** Dismisses an entry whose outcome is known, by its key. */
  onDismiss: (key: string) => void;
}

/**
 * Cards above the footer, one for each entry, until the player dismisses it. A card shows the call, its time, and its
 * outcome: done, not done, or unknown.
 */
export function UnresolvedIntentsView({ lost, format, time, onDismiss }: UnresolvedIntentsViewProps) {
  const { t } = useTexts('money');
  const { t: common } = useTexts('common');
  const what = (kind: MoneyKind, amount: string) => (kind === 'collect' ? t('collect') : t(kind, { amount }));
  const words = { looking: t('lostLooking'), done: t('lostDone'), notDone: t('lostNotDone') };
  return (
    <div role="status" className={styles.notices}>
      {lost.map(({ intent: { key, kind, amount, at }, state }) => (
        <div key={key} className={styles.notice} data-state={state}>
          {state === 'looking' ? (
            <Spinner size="small" />
          ) : state === 'done' ? (
            <CircleCheck aria-hidden />
          ) : (
            <CircleSlash aria-hidden />
          )}
          <p className={styles.words}>
            <span className={styles.what}>
              <bdi>{what(kind, amount === '' ? '' : format(amount))}</bdi> · <bdi>{time(at)}</bdi>
            </span>
            <span>{words[state]}</span>
          </p>
          {state !== 'looking' && (
            <IconButton label={common('close')} onClick={() => onDismiss(key)}>
              <X aria-hidden />
            </IconButton>
          )}
        </div>
      ))}
    </div>
  );
}
