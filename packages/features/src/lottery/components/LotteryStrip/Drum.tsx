import styles from './LotteryCard.module.css';

/** Moving balls, which show that the numbers are being drawn. */
export function Drum() {
  return (
    <span aria-hidden className={styles.drum}>
      {[0, 1, 2, 3, 4].map((ball) => (
        <span key={ball} className={styles.ball} />
      ))}
    </span>
  );
}
