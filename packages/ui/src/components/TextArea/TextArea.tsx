import { type ComponentPropsWithRef, type RefObject, useId, useRef, useSyncExternalStore } from 'react';
import { classNames } from '../../classNames.ts';
import { joinRefs } from '../../joinRefs.ts';
import { describedBy, FieldFrame, type FieldTexts } from '../FieldFrame/FieldFrame.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './TextArea.module.css';

export interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'maxLength'> {
  /**
   * The maximum number of letters, as the browser counts them. With it, a count is shown below the field, for example
   * 12/140.
   */
  maxLength?: number;
  /** Converts the digits 0-9 of the count to the digits of the language. */
  toNumerals: (text: string) => string;
  /**
   * Counts letters in another way than the browser. Then the browser does not limit the input: check the text, and
   * report in `error` if it is too long.
   */
  lengthOf?: (text: string) => number;
  /**
   * Returns the text for the number of remaining letters, which is shown if only a few remain: `(left) => "${left}
   * letters left"`.
   */
  leftLabel?: (left: number) => string;
}

/** The number of remaining letters from which it is announced. */
const few = 20;

/** A field for several lines of text, with a count of the letters. It grows with its content, up to half the screen. */
export function TextArea({
  label,
  help,
  error,
  isRequired,
  maxLength,
  lengthOf,
  leftLabel,
  toNumerals,
  id,
  ref,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const own = useRef<HTMLTextAreaElement>(null);
  const length = useLength(own, lengthOf);
  const left = (maxLength ?? Infinity) - length;
  const count = maxLength !== undefined && (
    <span className={classNames(styles.count, left <= 0 && styles.full)}>
      <bdi aria-hidden>{toNumerals(`${length}/${maxLength}`)}</bdi>
      <VisuallyHidden as="span">
        <span role="status">{left <= few && left >= 0 && leftLabel?.(left)}</span>
      </VisuallyHidden>
    </span>
  );
  return (
    <FieldFrame
      id={fieldId}
      label={label}
      help={help}
      error={error}
      isRequired={isRequired}
      count={count || undefined}
      className={styles.box}
    >
      <textarea
        dir="auto"
        rows={4}
        {...rest}
        ref={joinRefs(own, ref)}
        maxLength={lengthOf === undefined ? maxLength : undefined}
        {...describedBy(fieldId, { help, error, isRequired })}
      />
    </FieldFrame>
  );
}

/**
 * The current length. It is read from the element, on typing and on every render: a form library fills and empties it
 * without an event.
 */
function useLength(ref: RefObject<HTMLTextAreaElement | null>, lengthOf = (text: string) => text.length): number {
  const listen = (onChange: () => void) => {
    const area = ref.current;
    area?.addEventListener('input', onChange);
    return () => area?.removeEventListener('input', onChange);
  };
  return useSyncExternalStore(
    listen,
    () => lengthOf(ref.current?.value ?? ''),
    () => 0,
  );
}
