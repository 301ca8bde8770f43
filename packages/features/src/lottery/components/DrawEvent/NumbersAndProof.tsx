import { useTexts } from '@livery/i18n/react';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './NumbersAndProof.module.css';

interface NumbersAndProofProps {
  /** Opens the proof. Undefined: there is only the content. */
  onProof: (() => void) | undefined;
  /** The drawn numbers. */
  children: ReactNode;
}

/** Drawn numbers. A tap on them shows that the draw was fair. */
export function NumbersAndProof({ onProof, children }: NumbersAndProofProps) {
  const { t } = useTexts('lotteries');
  if (onProof === undefined) return <div className={styles.numbers}>{children}</div>;
  return (
    <button type="button" aria-haspopup="dialog" className={styles.numbers} onClick={onProof}>
      {/* The space separates the words for screen readers. */}
      {children}{' '}
      <span className={styles.check}>
        <ShieldCheck aria-hidden />
        {t('checkDraw')}
      </span>
    </button>
  );
}
