import { useTexts } from '@livery/i18n/react';
import { Button } from '@livery/ui';
import { DateRange, lastDays, rangeProblem } from '@livery/ui/dates';
import { Sheet } from '@livery/ui/dialog';
import { type ReactNode, useState } from 'react';
import { useToday } from '../formats/index.ts';
import { afterOverlay, useBackCloses } from '../navigation/index.ts';
import { FilterLine } from './FilterLine.tsx';
import styles from './HistoryFilter.module.css';
import { type Period, periodOf, presetDays, rangeOf, usualPeriod } from './period.ts';
import { usePeriodText } from './usePeriodText.ts';

export interface HistoryFilterProps<Filter extends { period: Period }> {
  /** The current filter. */
  filter: Filter;
  /** Texts of the selected values, in addition to the days. */
  chosen?: readonly string[];
  /** Called with a new filter after its sheet has closed. */
  onChange: (filter: Filter) => void;
  /**
   * Fields below the days. They show the draft of the filter and change parts of it. The draft is applied when the
   * player confirms it.
   */
  children?: (draft: Filter, change: (part: Partial<Filter>) => void) => ReactNode;
}

/**
 * The filter of a history: a line with the current values, and a sheet in which the player selects days of the
 * merchant's calendar and other values.
 */
export function HistoryFilter<Filter extends { period: Period }>({
  filter,
  chosen = [],
  onChange,
  children,
}: HistoryFilterProps<Filter>) {
  const { t } = useTexts('history');
  const { t: common } = useTexts('common');
  const periodText = usePeriodText();
  const today = useToday();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(filter);
  const close = () => setOpen(false);
  useBackCloses(isOpen, close);

  const change = (part: Partial<Filter>) => setDraft((before) => ({ ...before, ...part }));
  const range = rangeOf(draft.period, today);
  const isHalf = range.from === '' || range.to === '';
  const isWrong = isHalf || rangeProblem(range, { max: today }) !== undefined;
  const open = () => {
    setDraft(filter);
    setOpen(true);
  };
  const confirm = () => {
    afterOverlay(() => onChange(draft));
    close();
  };

  return (
    <>
      <FilterLine label={t('filter')} chips={[periodText(filter.period), ...chosen]} isOpen={isOpen} onOpen={open} />
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={t('filter')}
        closeLabel={common('close')}
        footer={
          <>
            <Button onClick={() => setDraft({ period: usualPeriod } as Filter)}>{t('reset')}</Button>
            <Button variant="primary" disabled={isWrong} onClick={confirm}>
              {t('show')}
            </Button>
          </>
        }
      >
        <div className={styles.fields}>
          <DateRange
            label={t('period')}
            value={range}
            onChange={(next) => setDraft((before) => ({ ...before, period: periodOf(next, today) }))}
            fromLabel={t('from')}
            toLabel={t('to')}
            max={today}
            presets={presetDays.map((days) => ({
              id: String(days),
              label: periodText({ days }),
              range: lastDays(today, days),
            }))}
            error={isHalf ? t('bothDays') : undefined}
            orderError={t('orderError')}
            limitsError={t('limitsError')}
          />
          {children?.(draft, change)}
        </div>
      </Sheet>
    </>
  );
}
