import { Check, Copy } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './CopyCode.module.css';

export interface CopyCodeProps {
  /** Says what the code is, such as 'Invitation code'. */
  label: string;
  /** What is copied, letter by letter. */
  code: string;
  copyLabel: string;
  /** For 1.5 s after it was copied. */
  copiedLabel: string;
  /**
   * Where the browser refuses: the code is selected then, for the person to copy, such as 'Selected. Hold it and choose
   * Copy.'
   */
  refusedText: string;
  onCopied?: () => void;
  /** `small` letters for what is long, such as a wallet's address. Default `large`. */
  size?: 'small' | 'large';
}

/** Milliseconds for which a success stays. */
const copiedMs = 1500;

/**
 * A code to take elsewhere: read aloud as it stands, copied with one press. A success is said politely and passes; a
 * refusal selects the code and says what to do.
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
      // Without https there is no clipboard at all, and calling it throws as a refusal would.
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
          {/* Both words keep their room, so that the code beside them does not move. */}
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

/** An address may break after its marks, and nowhere within a word. Who copies or hears it notices nothing. */
function breakable(code: string): ReactNode {
  return (code.match(/[^/?&=.:]*[/?&=.:]|[^/?&=.:]+/g) ?? []).map((part, index) => (
    // The parts of one code never change their places.
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
