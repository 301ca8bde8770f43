import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './BarChart.module.css';

export interface Bar {
  /** What it stands for, such as a day. */
  label: string;
  /** Its height: thousandths of the highest bar. */
  share: number;
  /** Its figure, formatted. */
  text: string;
}

export interface BarChartProps {
  /** What the figures are. */
  label: string;
  /** What the bars stand for, such as 'Day': a heading of the table that screen readers read. */
  barsLabel: string;
  /** From the line's start to its end; some thirty at most fit a phone. */
  bars: readonly Bar[];
}

/** The highest bar, in units of the drawing. */
const height = 1000;
/** From one bar to the next, and how much of that the bar fills. */
const [step, width] = [100, 72];

/** Figures beside each other, by their height. A screen reader reads a table in place of the drawing. For a handful take `Stats`. */
export function BarChart({ label, barsLabel, bars }: BarChartProps) {
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>{label}</figcaption>
      <svg
        aria-hidden
        viewBox={`0 0 ${Math.max(bars.length, 1) * step} ${height}`}
        preserveAspectRatio="none"
        className={styles.drawing}
      >
        {bars.map((bar, index) => (
          <rect
            key={bar.label}
            x={index * step + (step - width) / 2}
            y={height - bar.share}
            width={width}
            height={bar.share}
            className={styles.bar}
          />
        ))}
      </svg>
      <p aria-hidden className={styles.ends}>
        <bdi>{bars[0]?.label}</bdi>
        {bars.length > 1 && <bdi>{bars.at(-1)?.label}</bdi>}
      </p>
      <VisuallyHidden>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{barsLabel}</th>
              <th scope="col">{label}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.label}>
                <th scope="row">{bar.label}</th>
                <td>{bar.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
