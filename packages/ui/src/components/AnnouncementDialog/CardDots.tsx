import { classNames } from '../../classNames.ts';
import styles from './CardDots.module.css';

interface CardDotsProps {
  /** Ids of the cards, in order. */
  ids: readonly string[];
  /** Id of the card that is shown. */
  current: string;
  /** Returns the name of a dot, for example '2 of 3'. `number` starts at 1. */
  labelOf: (number: number) => string;
  /** Called with the index of the card to show. */
  onStep: (index: number) => void;
}

/** One dot for each card; a tap on a dot shows its card. */
export function CardDots({ ids, current, labelOf, onStep }: CardDotsProps) {
  return (
    <div className={styles.dots}>
      {ids.map((id, index) => (
        <button
          key={id}
          type="button"
          className={classNames(styles.dot, id === current && styles.here)}
          aria-label={labelOf(index + 1)}
          aria-current={id === current ? 'true' : undefined}
          onClick={() => onStep(index)}
        />
      ))}
    </div>
  );
}
