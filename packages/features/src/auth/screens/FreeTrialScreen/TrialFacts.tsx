import type { ReactNode } from 'react';
import { Card, ScreenPart } from '@livery/ui';
import styles from './TrialFacts.module.css';

interface TrialFactsProps {
  title: string;
  facts: readonly { icon: ReactNode; words: string }[];
  /** Whether the facts have no accent colour, because they are things that are not possible. Default false. */
  isQuiet?: boolean;
}

/** Facts about the free trial under a title, each with an icon. */
export function TrialFacts({ title, facts, isQuiet = false }: TrialFactsProps) {
  return (
    <ScreenPart title={title}>
      <Card as="ul" className={isQuiet ? styles.quiet : styles.facts}>
        {facts.map(({ icon, words }) => (
          <li key={words} className={styles.fact}>
            <span aria-hidden className={styles.icon}>
              {icon}
            </span>
            {words}
          </li>
        ))}
      </Card>
    </ScreenPart>
  );
}
