import type { ContrastPair } from '@livery/merchant/theme';
import { classNames } from '../../src/classNames.ts';
import { Value } from './DocPage.tsx';
import styles from './Swatch.module.css';

export interface SwatchProps {
  name: string;
  /** A custom property, for example `--color-accent`. */
  property: string;
  value: string;
  /** The purpose of the colour, if it has a description. */
  description?: string | undefined;
  /** The pairs in which this colour is the text colour. */
  pairs?: readonly ContrastPair[];
}

/** A colour with its name, its value and its backgrounds. */
export function Swatch({ name, property, value, description, pairs = [] }: SwatchProps) {
  return (
    <div className={styles['swatch']}>
      <div className={styles['ground']} style={{ background: `var(${property})` }} />
      <div className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <Value>
          <code>{value}</code>
        </Value>
        {description !== undefined && <Value>{description}</Value>}
        {pairs.length > 0 && (
          <span className={styles['marks']}>
            {pairs.map((pair) => (
              <Ratio key={pair.ground} pair={pair} />
            ))}
          </span>
        )}
      </div>
    </div>
  );
}

/** The contrast of a pair, in the danger colour if it is too low. */
function Ratio({ pair: { ground, ratio, atLeast } }: { pair: ContrastPair }) {
  return (
    <span className={classNames(styles['mark'], ratio < atLeast && styles['isWeak'])}>
      {ratio.toFixed(1)} on {ground.replace('color.', '')}
    </span>
  );
}
