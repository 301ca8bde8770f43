import type { ReactNode } from 'react';
import styles from './StepPicture.module.css';

/** Kinds of drawings for the steps of a guide. */
export type StepDrawing = 'get' | 'allow' | 'open' | 'settings' | 'trust' | 'share' | 'add';

/** A drawing of a step on a phone, 96 by 96, in the merchant's colours. The text next to it has the same content. */
export function StepPicture({ of: drawing }: { of: StepDrawing }) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden className={styles.picture}>
      <circle cx="48" cy="48" r="44" className={styles.glow} />
      <rect x="26" y="8" width="44" height="80" rx="8" className={styles.phone} />
      <path d="M42 14h12" className={styles.line} />
      {drawings[drawing]}
    </svg>
  );
}

/** Draws a row of a list on the phone's screen, with its top at `y`. */
const row = (y: number, isChosen = false) => (
  <>
    <rect x="31" y={y} width="34" height="12" rx="3" className={isChosen ? styles.accent : styles.raised} />
    <path d={`M36 ${y + 6}h16`} className={isChosen ? styles.onAccentLine : styles.line} />
  </>
);

const drawings: Readonly<Record<StepDrawing, ReactNode>> = {
  // The download: an arrow that points into a tray.
  get: (
    <>
      <path d="M48 26v26M38 43l10 10 10-10" className={styles.accentLine} />
      <path d="M34 58v8h28v-8" className={styles.line} />
      <rect x="32" y="73" width="32" height="7" rx="3.5" className={styles.accent} />
    </>
  ),
  // A shield, and a switch below it that is on.
  allow: (
    <>
      <path d="M48 22l14 5v11c0 9-6 14-14 18-8-4-14-9-14-18V27z" className={styles.raised} />
      <path d="M42 38l5 5 8-9" className={styles.accentLine} />
      <rect x="37" y="64" width="22" height="12" rx="6" className={styles.accent} />
      <circle cx="53" cy="70" r="4" className={styles.onAccent} />
    </>
  ),
  // The home screen, with the merchant's app among the others.
  open: (
    <>
      {[24, 42].map((y) =>
        [32, 43, 54].map((x) => (
          <rect key={`${x} ${y}`} x={x} y={y} width="9" height="9" rx="2.5" className={styles.raised} />
        )),
      )}
      <rect x="38" y="58" width="20" height="20" rx="5" className={styles.accent} />
      <path d="M44 68l3 3 6-6" className={styles.onAccentLine} />
    </>
  ),
  // Rows of the phone's settings, with one row highlighted.
  settings: (
    <>
      {row(24)}
      {row(40)}
      {row(56, true)}
      <path d="M58 59.5l3 2.5-3 2.5" className={styles.onAccentLine} />
    </>
  ),
  // The dialog of the system that asks whether to trust the developer.
  trust: (
    <>
      <rect x="31" y="28" width="34" height="44" rx="5" className={styles.raised} />
      <path d="M38 37h20M38 44h14" className={styles.line} />
      <rect x="36" y="54" width="24" height="11" rx="5.5" className={styles.accent} />
      <path d="M44 59.5l3 3 5-5" className={styles.onAccentLine} />
    </>
  ),
  // The share icon in the bottom bar.
  share: (
    <>
      <path d="M34 26h28M34 34h28M34 42h18" className={styles.line} />
      <rect x="27" y="62" width="42" height="20" className={styles.raised} />
      <path d="M48 77V60M42 65l6-6 6 6" className={styles.accentLine} />
      <path d="M40 70v9h16v-9" className={styles.accentLine} />
    </>
  ),
  // The menu that the share icon opens, with the row to choose highlighted.
  add: (
    <>
      {row(28)}
      {row(44)}
      {row(60, true)}
      <path d="M59 63v6M56 66h6" className={styles.onAccentLine} />
    </>
  ),
};
