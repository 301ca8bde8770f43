import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Countdown.module.css';
import { useSecondsLeft } from './useSecondsLeft.ts';

/** What is left, in whole units: 90 minutes are one hour and thirty minutes. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export interface CountdownProps {
  /** When it is over: milliseconds since 1970, by the server's clock. */
  deadline: number;
  /** The server's clock less this device's, in milliseconds; phones' clocks are minutes off. Default 0. */
  clockOffset?: number;
  /** Says what ends, such as 'Betting closes in'. For screen readers: for the eye the screen says it beside the figures. */
  label: string;
  /** What is left in words for screen readers. Say no seconds: '2 hours 14 minutes', 'less than a minute'. */
  remainingText: (left: TimeLeft) => string;
  /** Stands in place of the figures once it is over. */
  endedText: string;
  /** Words under the figures. With them the figures stand in boxes, without them in one line: 02:14:09. */
  units?: Readonly<Record<keyof TimeLeft, string>>;
  /** The text with its digits 0-9 in the language's own. */
  toNumerals: (text: string) => string;
  /** Called once for a deadline: when it is over, at once where it already was. */
  onEnd?: () => void;
  /** False where many run beside each other: a screen reader then says one only when it reads it. Default true. */
  isAnnounced?: boolean;
}

/**
 * Time left until a deadline. Correct right after the device slept, in digits of one width. A screen reader can read
 * it at any time, and a polite announcement comes once a minute, never each second.
 */
export function Countdown({
  deadline,
  clockOffset = 0,
  label,
  remainingText,
  endedText,
  units,
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
    <div role="timer" aria-label={label} className={classNames(styles.countdown, units ? styles.boxes : styles.line)}>
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

/** Each digit in a room of its own: not every script's font has figures of one width. */
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

/** Whether days were left when the deadline was first seen: the last day does not make the countdown narrower. */
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
