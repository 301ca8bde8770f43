import { type ReactNode, useId } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './Progress.module.css';

interface ProgressBase {
  /** Describes the progress, for example 'Turnover for the welcome reward'. */
  label: string;
  /**
   * The completed amount, 0 to `max`. Without it the amount is unknown, and the bar only shows that something is in
   * progress.
   */
  value?: number;
  /** The total amount. Default 100. */
  max?: number;
  /**
   * The value in words, for example '৳3,200 of ৳10,000'. Screen readers read it in place of a percentage. Isolate
   * amounts in Urdu text (U+2068, U+2069).
   */
  valueText?: string;
  /** `positive` for gains, `second` for less important progress. Default `accent`. */
  tone?: 'accent' | 'second' | 'positive';
}

export interface ProgressProps extends ProgressBase {
  /** `shown`: the label is above the bar. `hidden`: other content already shows the label. Default `shown`. */
  words?: 'shown' | 'hidden';
  /** Less prominent text below the bar: the benefit of reaching the end. */
  hint?: ReactNode;
}

/** Progress as a bar. It fills in the direction of the text: from the right in right-to-left text. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  tone = 'accent',
  words = 'shown',
  hint,
}: ProgressProps) {
  const hintId = useId();
  return (
    <div className={styles.progress}>
      {words === 'shown' && (
        <p aria-hidden className={styles.words}>
          <span className={styles.label}>{label}</span>
          {valueText !== undefined && <bdi className={styles.value}>{valueText}</bdi>}
        </p>
      )}
      <progress
        className={classNames(styles.bar, styles[tone])}
        value={value === undefined ? undefined : within(value, max)}
        max={max}
        aria-label={label}
        aria-valuetext={value === undefined ? undefined : valueText}
        aria-describedby={hint === undefined ? undefined : hintId}
      />
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

export interface ProgressRingProps extends ProgressBase {
  /** A number or an icon in the middle of the ring. It is decorative; `valueText` describes it. */
  children?: ReactNode;
  /** Default `medium`. */
  size?: 'small' | 'medium' | 'large';
}

/** Progress as a ring, for places that are higher than wide, for example a level. */
export function ProgressRing({
  label,
  value,
  max = 100,
  valueText,
  tone = 'accent',
  children,
  size = 'medium',
}: ProgressRingProps) {
  const isKnown = value !== undefined;
  const share = isKnown ? (within(value, max) / max) * 100 : 28;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={isKnown ? within(value, max) : undefined}
      aria-valuetext={isKnown ? valueText : undefined}
      className={classNames(styles.ring, styles[size], styles[tone], !isKnown && styles.turning)}
    >
      {/* Attributes, not styles: a prerendered page may contain no inline styles. The path length is 100 at every
          size. */}
      <svg viewBox="0 0 40 40" aria-hidden className={styles.circles}>
        <circle cx="20" cy="20" r="17" className={styles.track} />
        {share > 0 && (
          <circle
            cx="20"
            cy="20"
            r="17"
            pathLength="100"
            strokeDasharray={`${share} 200`}
            transform="rotate(-90 20 20)"
            className={styles.arc}
          />
        )}
      </svg>
      {children !== undefined && (
        <span aria-hidden className={styles.middle}>
          {children}
        </span>
      )}
    </div>
  );
}

const within = (value: number, max: number) => Math.min(Math.max(value, 0), max);
