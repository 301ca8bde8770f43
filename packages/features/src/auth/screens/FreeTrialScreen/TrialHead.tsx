import { Gamepad2 } from 'lucide-react';
import styles from './TrialHead.module.css';

interface TrialHeadProps {
  title: string;
  lead: string;
}

/** Top of the card for an offered or running trial: the emblem on the merchant's picture, a title and a sentence. */
export function TrialHead({ title, lead }: TrialHeadProps) {
  return (
    <>
      <div aria-hidden className={styles.scene}>
        <span className={styles.emblem}>
          <Gamepad2 />
        </span>
      </div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
    </>
  );
}
