import styles from './PairSample.module.css';

export interface PairSampleProps {
  ink: string;
  ground: string;
  /** What shows through a ground that is not opaque. */
  under: string;
  isText: boolean;
}

/** Two colours on one another: a word where the pair is for words, an outline where it is for controls. */
export function PairSample({ ink, ground, under, isText }: PairSampleProps) {
  return (
    <span
      aria-hidden
      className={styles['sample']}
      style={{ background: `linear-gradient(${ground}, ${ground}), ${under}`, color: ink }}
    >
      {isText ? 'Aa' : <span className={styles['edge']} />}
    </span>
  );
}
