import styles from './PairSample.module.css';

export interface PairSampleProps {
  ink: string;
  ground: string;
  /** The colour below the background, which is needed if the background is not opaque. */
  under: string;
  isText: boolean;
}

/** A pair of colours. A text pair is shown as a word, a control pair as an outline. */
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
