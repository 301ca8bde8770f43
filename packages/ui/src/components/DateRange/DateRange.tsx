import { CalendarDays } from 'lucide-react';
import { useId } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from '../FieldFrame/FieldFrame.tsx';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import styles from './DateRange.module.css';
import { type Day, type DayRange, rangeProblem } from './days.ts';

export interface DateRangePreset {
  id: string;
  /** Name of the range, for example "Today" or "7 days". */
  label: string;
  range: DayRange;
}

export interface DateRangeProps extends FieldTexts {
  value: DayRange;
  /** Called with every changed range, also with an invalid one. Check it with `rangeProblem` before a request. */
  onChange: (range: DayRange) => void;
  fromLabel: string;
  toLabel: string;
  /** The first day that may be selected. `max` is the last one. */
  min?: Day;
  max?: Day;
  presets?: readonly DateRangePreset[];
  /** Error that is shown if the first day is after the last. */
  orderError: string;
  /** Error that is shown if a typed day is outside `min` and `max`. */
  limitsError?: string;
  disabled?: boolean;
  id?: string;
}

/**
 * A range of days, with common ranges as chips. The fields are native date inputs: a phone opens its own calendar in
 * its own language and date format. The value is always YYYY-MM-DD. A chip is a toggle button. It is pressed while its
 * range is selected.
 */
export function DateRange(props: DateRangeProps) {
  const {
    label,
    help,
    error,
    isRequired,
    value,
    onChange,
    fromLabel,
    toLabel,
    min,
    max,
    presets = [],
    orderError,
    limitsError,
    disabled,
    id,
  } = props;
  const ownId = useId();
  const groupId = id ?? ownId;
  const problem = rangeProblem(value, { min, max });
  const shownError = problem === 'order' ? orderError : problem === 'limits' ? limitsError : error;
  const ends = [
    { end: 'from', words: fromLabel },
    { end: 'to', words: toLabel },
  ] as const;
  return (
    <FieldGroup id={groupId} label={label} help={help} error={shownError} isRequired={isRequired}>
      {presets.length > 0 && (
        <div className={styles.presets}>
          {presets.map((preset) => (
            <button
              key={preset.id}
              type="button"
              disabled={disabled}
              className={styles.chip}
              aria-pressed={preset.range.from === value.from && preset.range.to === value.to}
              onClick={() => onChange(preset.range)}
            >
              {preset.label}
            </button>
          ))}
        </div>
      )}
      <div className={styles.days}>
        {ends.map(({ end, words }) => (
          <FieldFrame
            key={end}
            id={`${groupId}-${end}`}
            label={words}
            isWrong={Boolean(shownError)}
            className={styles.box}
          >
            <input
              type="date"
              min={min}
              max={max}
              disabled={disabled}
              value={value[end]}
              onChange={(event) => onChange({ ...value, [end]: event.target.value })}
              {...describedBy(groupId, { help, error: shownError, isRequired })}
              id={`${groupId}-${end}`}
            />
            <CalendarDays aria-hidden className={styles.calendar} />
          </FieldFrame>
        ))}
      </div>
    </FieldGroup>
  );
}
