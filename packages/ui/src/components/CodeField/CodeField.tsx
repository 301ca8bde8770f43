import { type ClipboardEvent, useId, useRef } from 'react';
import { classNames } from '../../classNames.ts';
import { digitsOnly } from '../../digitsOnly.ts';
import { joinRefs } from '../../joinRefs.ts';
import { typeInto } from '../../typeInto.ts';
import { useSecondsLeft } from '../Countdown/useSecondsLeft.ts';
import { describedBy, FieldFrame } from '../FieldFrame/FieldFrame.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import styles from './CodeField.module.css';
import { isMessage, readCode } from './readCode.ts';
import { useOneTimeCode } from './useOneTimeCode.ts';

export interface CodeFieldProps extends Omit<TextFieldProps, 'prefix' | 'suffix' | 'type'> {
  /** Label of the button while a code can be requested: "Get code". */
  fetchLabel: string;
  /** Label of the button while the code is being sent. */
  sendingLabel: string;
  /** Returns the label of the button during the countdown: `(seconds) => "${seconds} s"`. */
  waitLabel: (seconds: number) => string;
  isSending?: boolean;
  /**
   * Time from which another code can be requested, in milliseconds since 1970 by this device's clock. If the time is
   * from the server, subtract the offset of the server's clock first. A time in the past has no effect.
   */
  waitUntil?: number;
  /**
   * Maximum milliseconds until then. If the clock gives more, it was set back: the real time is unknown, and another
   * code can be requested.
   */
  longestWait?: number;
  /** Called to request a code. Not called while a code is being sent, or during the countdown. */
  onFetch: () => void;
}

/** The maximum length of a code. */
const longest = 10;
/** Milliseconds between two clock readings during the countdown. */
const tick = 500;

/**
 * A field for a code that is sent by message, and the button that requests it. The field accepts only digits, of any
 * script. The phone offers the code of a new message. If a message is pasted, only its code is used. While a code is
 * being sent and during the countdown, the button has `aria-disabled` but keeps the focus. The remaining seconds are
 * the name of the button and are not announced, because an announcement twice a second would interrupt the screen
 * reader.
 */
export function CodeField(props: CodeFieldProps) {
  const {
    label,
    help,
    error,
    isRequired,
    fetchLabel,
    sendingLabel,
    waitLabel,
    isSending = false,
    waitUntil,
    longestWait = Number.POSITIVE_INFINITY,
    onFetch,
    maxLength = longest,
    id,
    onChange,
    onPaste,
    className,
    ref,
    ...rest
  } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const left = useSecondsLeft(waitUntil ?? 0, 0, tick) ?? 0;
  const seconds = left * 1000 > longestWait ? 0 : left;
  const input = useRef<HTMLInputElement>(null);
  useOneTimeCode(input, isSending || seconds > 0);
  // A pasted message replaces the current value: only in the complete message the code can be found.
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const text = event.clipboardData.getData('text');
    if (event.defaultPrevented || !isMessage(text)) return;
    event.preventDefault();
    typeInto(event.currentTarget, readCode(text));
  };
  const isIdle = !isSending && seconds === 0 && !rest.disabled;
  return (
    <FieldFrame id={fieldId} label={label} help={help} error={error} isRequired={isRequired}>
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        {...rest}
        ref={joinRefs(input, ref)}
        type="text"
        className={classNames(styles.code, className)}
        onChange={digitsOnly(maxLength, onChange, readCode)}
        onPaste={handlePaste}
        {...describedBy(fieldId, { help, error, isRequired })}
      />
      <button
        type="button"
        className={styles.fetch}
        aria-disabled={!isIdle || undefined}
        aria-busy={isSending || undefined}
        onClick={isIdle ? onFetch : undefined}
      >
        {isSending && <Spinner size="small" />}
        {isSending ? sendingLabel : seconds > 0 ? waitLabel(seconds) : fetchLabel}
      </button>
    </FieldFrame>
  );
}
