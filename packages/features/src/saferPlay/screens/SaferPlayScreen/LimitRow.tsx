import type { PlayLimit } from '@livery/api/saferPlay/getSaferPlay';
import { compareAmounts } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { ListRow, Money, Progress } from '@livery/ui';
import { CalendarClock } from 'lucide-react';
import { useLimitFormats } from '../../hooks/useLimitFormats.ts';
import { valuesOf } from '../../model/limits.ts';
import styles from './LimitRow.module.css';

interface LimitRowProps {
  limit: PlayLimit;
  onOpen: () => void;
}

/** A limit with its used amount as a bar and in words, and the looser limit that waits to take effect. */
export function LimitRow({ limit, onOpen }: LimitRowProps) {
  const { t } = useTexts('saferPlay');
  const words = useLimitFormats();
  const { kind, period, resetsAt } = limit;
  const { held, used, left, waiting } = valuesOf(limit);
  const value = (text: string) => words.value(kind, text);
  const isUsedUp = left !== null && compareAmounts(left, '0') === 0;
  const usedText =
    held === null ? t('soFar', { amount: value(used) }) : t('used', { amount: value(used), total: value(held) });

  return (
    <ListRow
      title={words.period(period)}
      hint={usedText}
      end={held === null ? <span className={styles.none}>{t('noLimit')}</span> : <Money>{value(held)}</Money>}
      leadsOn
      onClick={onOpen}
      below={
        held !== null && (
          <>
            <Progress
              label={`${words.kind(kind)}, ${words.period(period)}`}
              words="hidden"
              // A number is precise enough for the width of a bar.
              value={Number(used)}
              max={Number(held)}
              valueText={usedText}
              tone="second"
              hint={isUsedUp ? t('usedUp', { day: words.moment(resetsAt) }) : undefined}
            />
            {waiting && (
              <p className={styles.waiting}>
                <CalendarClock aria-hidden />
                <span>
                  {waiting.value === null
                    ? t('waitsNone', { day: words.moment(waiting.from) })
                    : t('waits', { day: words.moment(waiting.from), amount: value(waiting.value) })}
                </span>
              </p>
            )}
          </>
        )
      }
    />
  );
}
