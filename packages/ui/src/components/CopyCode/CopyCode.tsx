import { Check, Copy } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './CopyCode.module.css';

export interface CopyCodeProps {
  /** Describes the code, for example 'Invitation code'. */
  label: string;
  /** The exact text to copy. */
  code: string;
  copyLabel: string;
  /** Text that is shown for 1.5 s after copying. */
  copiedLabel: string;
  /**
   * Text that is shown if the browser refuses to copy. The code is selected then, so that the player can copy it: for
   * example 'Selected. Hold it and choose Copy.'
   */
  refusedText: string;
  onCopied?: () => void;
  /** `small` letters for long text, for example a wallet's address. Default `large`. */
  size?: 'small' | 'large';
}

/** Milliseconds for which a success is shown. */
const copiedMs = 1500;

/**
 * A code that the player copies with one press. Screen readers read it unchanged. A success is announced politely and
 * disappears. If the browser refuses, the code is selected and the next step is shown.
 */
export function CopyCode({
  label,
  code,
  copyLabel,
  copiedLabel,
  refusedText,
  onCopied,
  size = 'large',
}: CopyCodeProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const text = useRef<HTMLElement>(null);
  const labelId = useId();

  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), copiedMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const handleCopy = async () => {
    try {
      // Without https there is no clipboard. Then this line throws, as it does if the browser refuses.
      await navigator.clipboard.writeText(code);
      setOutcome('copied');
      onCopied?.();
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setOutcome('refused');
    }
  };

  return (
    <div role="group" aria-labelledby={labelId} className={styles.field}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      <div className={styles.box}>
        <code className={classNames(styles.code, styles[size])}>
          <bdi ref={text} dir="ltr" className={styles.text}>
            {breakable(code)}
          </bdi>
        </code>
        <button type="button" onClick={handleCopy} className={styles.copy}>
          {outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
          {/* Both texts reserve their space, so that the code beside them does not move. */}
          <span className={styles.words}>
            <span className={outcome === 'copied' ? styles.away : undefined}>{copyLabel}</span>
            <span className={outcome === 'copied' ? undefined : styles.away}>{copiedLabel}</span>
          </span>
        </button>
      </div>
      <p role="status" className={classNames(styles.status, outcome !== 'refused' && styles.unseen)}>
        {outcome === 'copied' ? copiedLabel : outcome === 'refused' ? refusedText : ''}
      </p>
    </div>
  );
}

/**
 * Allows line breaks after the punctuation of an address, but not within a word. The copied text and the text for
 * screen readers do not change.
 */
function breakable(code: string): ReactNode {
  return (code.match(/[^/?&=.:]*[/?&=.:]|[^/?&=.:]+/g) ?? []).map((part, index) => (
    // The index can be the key, because the order of the parts never changes.
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
