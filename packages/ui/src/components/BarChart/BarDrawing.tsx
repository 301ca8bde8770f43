import { scaleBand } from '@visx/scale';
import { Bar as Column, Line } from '@visx/shape';
import type { Bar } from './bar.ts';
import styles from './BarDrawing.module.css';
import { drawingHeight, type FigureScale } from './figureScale.ts';

interface BarDrawingProps {
  bars: readonly Bar[];
  scale: FigureScale;
  /** Index of the marked bar, from 0. */
  marked: number;
  /** Called with the bar whose column was tapped. */
  onMark: (index: number) => void;
}

/** The distance between two bars in units of the drawing, and the fraction of it that is empty. */
const [step, gap] = [100, 0.28];

/**
 * The lines, the bars and the marked column. The drawing is stretched to the available size, so it contains no text. It
 * is hidden from screen readers.
 */
export function BarDrawing({ bars, scale, marked, onMark }: BarDrawingProps) {
  const width = bars.length * step;
  const places = scaleBand({
    domain: bars.map((_, index) => index),
    range: [0, width],
    paddingInner: gap,
    paddingOuter: gap / 2,
  });
  const zero = scale.at(0);
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${drawingHeight}`} preserveAspectRatio="none" className={styles.drawing}>
      <Column x={marked * step} width={step} height={drawingHeight} className={styles.mark} />
      {scale.ticks.map((tick) => (
        <Line
          key={tick}
          from={{ x: 0, y: scale.at(tick) }}
          to={{ x: width, y: scale.at(tick) }}
          className={tick === 0 ? styles.zero : styles.line}
        />
      ))}
      {bars.map(({ label, value }, index) => (
        <Column
          key={label}
          x={places(index)}
          y={Math.min(scale.at(value), zero)}
          width={places.bandwidth()}
          height={Math.abs(scale.at(value) - zero)}
          className={styles.bar}
        />
      ))}
      {bars.map(({ label }, index) => (
        <Column
          key={label}
          x={index * step}
          width={step}
          height={drawingHeight}
          className={styles.target}
          onClick={() => onMark(index)}
        />
      ))}
    </svg>
  );
}
