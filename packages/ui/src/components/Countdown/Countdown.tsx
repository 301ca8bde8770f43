import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Countdown.module.css';
import { useSecondsLeft } from './useSecondsLeft.ts';

/** The remaining time, in whole units: 90 minutes are one hour and thirty minutes. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export interface CountdownProps {
  /** End time: milliseconds since 1970, by the server's clock. */
  deadline: number;
  /**
   * The server's clock minus this device's clock, in milliseconds. The clock of a phone may be wrong by minutes.
   * Default 0.
   */
  clockOffset?: number;
  /**
   * Name of the event for screen readers, for example 'Betting closes in'. The screen must show the name beside the
   * numbers.
   */
  label: string;
  /**
   * Returns the remaining time in words for screen readers, without seconds: '2 hours 14 minutes', 'less than a
   * minute'.
   */
  remainingText: (left: TimeLeft) => string;
  /** Replaces the numbers when the time is over. */
  endedText: string;
  /**
   * Words under the numbers. With them, the numbers are in boxes. Without them, the numbers are on one line: 02:14:09.
   */
  units?: Readonly<Record<keyof TimeLeft, string>>;
  /**
   * Start of the time, by the server's clock in milliseconds since 1970. With it, a ring around the numbers shows the
   * share of the time that is left.
   */
  startsAt?: number | undefined;
  /** Converts the digits 0-9 of a text to those of the language. */
  toNumerals: (text: string) => string;
  /** Called once for each deadline when its time is over. Called immediately if it is over already. */
  onEnd?: () => void;
  /**
   * Whether screen readers announce the remaining time. False for many countdowns side by side: then a screen reader
   * reads them only on demand. Default true.
   */
  isAnnounced?: boolean;
}

/**
 * Time left until a deadline, in digits of equal width. It is correct immediately after the device slept. A screen
 * reader can read it at any time. It is announced politely once a minute, not each second.
 */
export function Countdown({
  deadline,
  clockOffset = 0,
  label,
  remainingText,
  endedText,
  units,
  startsAt,
  toNumerals,
  onEnd,
  isAnnounced = true,
}: CountdownProps) {
  const seconds = useSecondsLeft(deadline, clockOffset);
  const hasDays = useHasDays(deadline, seconds);
  useEnd(deadline, seconds === 0, onEnd);
  const left = timeOf(seconds ?? 0);
  const words = seconds === undefined ? '' : seconds === 0 ? endedText : remainingText(left);

  return (
    <div
      role="timer"
      aria-label={label}
      className={classNames(
        styles.countdown,
        units ? styles.boxes : styles.line,
        startsAt !== undefined && styles.inRing,
      )}
    >
      {startsAt !== undefined && <Ring share={((seconds ?? 0) * 1000) / (deadline - startsAt)} />}
      <VisuallyHidden as="span">
        <span aria-live={isAnnounced ? 'polite' : 'off'}>{words}</span>
      </VisuallyHidden>
      {seconds === 0 ? (
        <span aria-hidden className={styles.ended}>
          {endedText}
        </span>
      ) : (
        <span aria-hidden dir={units ? undefined : 'ltr'} className={styles.figures}>
          {(['days', 'hours', 'minutes', 'seconds'] as const).map(
            (unit, index) =>
              (unit !== 'days' || hasDays) && (
                <Fragment key={unit}>
                  {!units && index > (hasDays ? 0 : 1) && <span className={styles.colon}>:</span>}
                  <span className={styles.part}>
                    <Figure text={seconds === undefined ? '--' : toNumerals(String(left[unit]).padStart(2, '0'))} />
                    {units && <span className={styles.unit}>{units[unit]}</span>}
                  </span>
                </Fragment>
              ),
          )}
        </span>
      )}
    </div>
  );
}

/** A ring of which this share is filled, from 0 to 1. */
function Ring({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden className={styles.ring}>
      <circle cx="20" cy="20" r="18" className={styles.track} />
      {share > 0 && (
        <circle
          cx="20"
          cy="20"
          r="18"
          pathLength="100"
          strokeDasharray={`${Math.min(share, 1) * 100} 200`}
          transform="rotate(-90 20 20)"
          className={styles.arc}
        />
      )}
    </svg>
  );
}

/** Each digit has a box of its own, because the fonts of some scripts have no digits of equal width. */
function Figure({ text }: { text: string }) {
  return (
    <span dir="ltr" className={styles.figure}>
      {[...text].map((digit, index) => (
        <span key={index} className={styles.digit}>
          {digit}
        </span>
      ))}
    </span>
  );
}

function timeOf(seconds: number): TimeLeft {
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** Whether days were left when the deadline was first seen: the countdown keeps its width on the last day. */
function useHasDays(deadline: number, seconds: number | undefined): boolean {
  const [seen, setSeen] = useState<{ deadline: number; hasDays: boolean }>();
  if (seconds !== undefined && seen?.deadline !== deadline) setSeen({ deadline, hasDays: seconds >= 86_400 });
  return seen?.hasDays ?? false;
}

function useEnd(deadline: number, isOver: boolean, onEnd: (() => void) | undefined) {
  const ended = useRef<number>(undefined);
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (!isOver || ended.current === deadline) return;
    ended.current = deadline;
    end();
  }, [deadline, isOver]);
}
