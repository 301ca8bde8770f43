import { type ComponentPropsWithRef, type RefObject, useId, useRef, useSyncExternalStore } from 'react';
import { classNames } from '../../classNames.ts';
import { joinRefs } from '../../joinRefs.ts';
import { describedBy, FieldFrame, type FieldTexts } from '../FieldFrame/FieldFrame.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './TextArea.module.css';

export interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'maxLength'> {
  /** The most letters it takes, counted as the browser counts them. With it the count stands below, such as 12/140. */
  maxLength?: number;
  /** The text with its digits 0-9 in the language's own: the count is written so. */
  toNumerals: (text: string) => string;
  /**
   * Counts letters in another way than the browser's, which can't stop there: check the text, and say in `error` that
   * it is too long.
   */
  lengthOf?: (text: string) => number;
  /** Says how many letters are left, once few are: `(left) => "${left} letters left"`. */
  leftLabel?: (left: number) => string;
}

/** From here on the letters that are left are said aloud. */
const few = 20;

/** Several lines of text, with a count of the letters left. It grows with its content, up to half the screen. */
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
 * How much stands in it. The element is asked, on typing and on every draw: a form library fills and empties it without
 * an event.
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
