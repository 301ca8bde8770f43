import { useRef } from 'react';
import type { Bar } from './bar.ts';
import styles from './BarLabels.module.css';
import { hasLabel } from './labelStep.ts';
import { useLabelStep } from './useLabelStep.ts';

interface BarLabelsProps {
  bars: readonly Bar[];
}

/**
 * As many labels below the bars as fit. All labels are rendered, so that they can be measured. Those that would touch
 * another label are hidden.
 */
export function BarLabels({ bars }: BarLabelsProps) {
  const row = useRef<HTMLParagraphElement>(null);
  const step = useLabelStep(
    row,
    bars.map((bar) => bar.shortLabel),
  );
  return (
    <p aria-hidden ref={row} className={styles.labels} data-spaced={step > 1 || undefined}>
      {bars.map((bar, index) => (
        <span key={bar.label} className={styles.column} data-silent={!hasLabel(index, step, bars.length) || undefined}>
          <bdi className={styles.label}>{bar.shortLabel}</bdi>
        </span>
      ))}
    </p>
  );
}
