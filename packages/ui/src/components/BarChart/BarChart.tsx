import { useState } from 'react';
import type { Bar } from './bar.ts';
import styles from './BarChart.module.css';
import { BarDrawing } from './BarDrawing.tsx';
import { BarLabels } from './BarLabels.tsx';
import { FigureTable } from './FigureTable.tsx';
import { figureScale } from './figureScale.ts';
import { markByKey } from './markByKey.ts';

export interface BarChartProps {
  /** What the figures are. */
  label: string;
  /** What the bars stand for, such as 'Day': a heading of the table that screen readers read. */
  barsLabel: string;
  /** The oldest first; one at least, some thirty at most fit a phone. */
  bars: readonly Bar[];
  /** Writes a round figure of the scale, in short: its values are whole numbers. */
  scaleText: (value: number) => string;
}

/**
 * Figures over time, as bars beside a scale. One bar is marked, the newest at first, and its figure stands above the
 * drawing: a tap on a column marks it, arrow keys, Home and End move the mark. Screen readers have all figures as a
 * table, and the mark as a slider. For a handful of figures take `Stats`.
 */
export function BarChart({ label, barsLabel, bars, scaleText }: BarChartProps) {
  const [chosen, setChosen] = useState<string>();
  const last = bars.length - 1;
  const found = bars.findIndex((bar) => bar.label === chosen);
  // A bar that is there no more, as the time changed, leaves the mark to the newest.
  const marked = found < 0 ? last : found;
  const bar = bars[marked];
  if (bar === undefined) return null;
  const scale = figureScale(bars.map(({ value }) => value));
  const onMark = (index: number) => setChosen(bars[index]?.label);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>{label}</figcaption>
      <p aria-hidden className={styles.marked}>
        <bdi>{bar.label}</bdi>
        <bdi className={styles.figure}>{bar.text}</bdi>
      </p>
      <div className={styles.frame}>
        <p aria-hidden className={styles.scale}>
          {scale.ticks.map((tick) => (
            <bdi key={tick}>{scaleText(tick)}</bdi>
          ))}
        </p>
        <div className={styles.plot}>
          <BarDrawing bars={bars} scale={scale} marked={marked} onMark={onMark} />
          {/* A control of the browser's own, so that swipes of screen readers on phones move it, too. */}
          <input
            type="range"
            aria-label={label}
            aria-valuetext={`${bar.label}: ${bar.text}`}
            min={0}
            max={last}
            value={marked}
            onChange={(event) => onMark(event.target.valueAsNumber)}
            onKeyDown={(event) => {
              const next = markByKey(event, marked, last);
              if (next === undefined) return;
              event.preventDefault();
              onMark(next);
            }}
            className={styles.slider}
          />
        </div>
        <BarLabels bars={bars} />
      </div>
      <FigureTable label={label} barsLabel={barsLabel} bars={bars} />
    </figure>
  );
}
