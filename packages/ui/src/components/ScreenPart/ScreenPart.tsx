import { type ReactNode, useId } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './ScreenPart.module.css';

export interface ScreenPartProps {
  /** The heading of the part. */
  title: ReactNode;
  /** Less prominent text below the heading: one or two sentences. */
  words?: ReactNode;
  /** `quiet`: a small heading for rows of a menu. Default `plain`. */
  look?: 'plain' | 'quiet';
  /** The heading's level: 3 within a part of level 2. Default 2. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A part of a screen under a heading. For a screen reader it is a region with the name of the heading. */
export function ScreenPart({ title, words, look = 'plain', level = 2, children }: ScreenPartProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className={classNames(styles.part, look === 'quiet' && styles.quiet)}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {words !== undefined && <p className={styles.words}>{words}</p>}
      {children}
    </section>
  );
}
