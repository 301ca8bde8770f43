import styles from './PairSample.module.css';

export interface PairSampleProps {
  ink: string;
  ground: string;
  /** The colour under a background that is not opaque. */
  under: string;
  isText: boolean;
}

/** A pair of colours: shown as a word for text pairs, as an outline for control pairs. */
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
