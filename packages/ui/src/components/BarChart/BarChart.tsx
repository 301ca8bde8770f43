import { useState } from 'react';
import type { Bar } from './bar.ts';
import styles from './BarChart.module.css';
import { BarDrawing } from './BarDrawing.tsx';
import { BarLabels } from './BarLabels.tsx';
import { FigureTable } from './FigureTable.tsx';
import { figureScale } from './figureScale.ts';
import { markByKey } from './markByKey.ts';

export interface BarChartProps {
  /** Title of the chart. It describes the numbers. */
  label: string;
  /** Describes the bars, for example 'Day': a heading of the table for screen readers. */
  barsLabel: string;
  /** The bars, oldest first. There must be at least one; on a phone, about thirty fit. */
  bars: readonly Bar[];
  /** Formats a round number of the scale in short form: its values are integers. */
  scaleText: (value: number) => string;
}

/**
 * Numbers over time, as bars beside a scale. One bar is marked, and its number is shown above the drawing. At first, it
 * is the newest bar. A tap on a column marks its bar; arrow keys, Home and End mark another bar. Screen readers get all
 * numbers as a table, and the marked bar as a slider. For only a few numbers use `Stats`.
 */
export function BarChart({ label, barsLabel, bars, scaleText }: BarChartProps) {
  const [chosen, setChosen] = useState<string>();
  const last = bars.length - 1;
  const found = bars.findIndex((bar) => bar.label === chosen);
  // The marked bar may not exist any more after the period changed. Then mark the newest bar.
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
          {/* A native control, so that a swipe of a phone's screen reader also marks another bar. */}
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
