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
  /** On the button while a code may be asked for: "Get code". */
  fetchLabel: string;
  /** On the button while the code is on its way out. */
  sendingLabel: string;
  /** On the button while it counts: `(seconds) => "${seconds} s"`. */
  waitLabel: (seconds: number) => string;
  isSending?: boolean;
  /**
   * When another code may be requested: milliseconds since 1970 by this device's clock (subtract the server's offset
   * first). A time in the past has no effect.
   */
  waitUntil?: number;
  /**
   * The most milliseconds that can be left until then. Where the clock says more it was put back meanwhile: nobody knows how
   * long is left, and another code may be requested.
   */
  longestWait?: number;
  /** Called to request a code. Not called while one is being sent or the button counts down. */
  onFetch: () => void;
}

/** The longest code there is. */
const longest = 10;
/** Milliseconds between two looks at the clock while it counts. */
const tick = 500;

/**
 * A code that comes by message, and the button that asks for one. Digits only, of any script; the phone offers the code
 * of a message it has just got, and of a whole message that is pasted the code is taken. The button keeps its focus while it sends and counts, and says so with `aria-disabled`;
 * the seconds are its name, not an announcement: whoever goes to it hears them, nobody is interrupted twice a second.
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
  // A message takes the place of whatever stands there: only by itself it shows which of its numbers is the code.
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
