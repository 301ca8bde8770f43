import styles from './GameImage.module.css';

/** The default picture of a game: a pair of cards and a star in the brand's colours. */
export function DefaultPicture({ alt }: { alt: string }) {
  return (
    <svg
      viewBox="0 0 90 120"
      preserveAspectRatio="xMidYMid slice"
      className={styles.default}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <rect width="90" height="120" className={styles.ground} />
      <circle cx="45" cy="52" r="40" className={styles.glow} />
      <path d="M0 96q22-14 45-4t45-6v34H0z" className={styles.hill} />
      <rect x="22" y="34" width="34" height="48" rx="5" className={styles.cardBack} transform="rotate(-14 38 58)" />
      <g transform="rotate(9 52 58)">
        <rect x="34" y="33" width="34" height="48" rx="5" className={styles.cardFront} />
        <path d="M51 44l3.6 7.6 8.4 1-6.2 5.8 1.6 8.3-7.4-4.1-7.4 4.1 1.6-8.3-6.2-5.8 8.4-1z" className={styles.star} />
      </g>
    </svg>
  );
}
