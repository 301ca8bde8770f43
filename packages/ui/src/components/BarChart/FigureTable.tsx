import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { Bar } from './bar.ts';

interface FigureTableProps {
  label: string;
  barsLabel: string;
  bars: readonly Bar[];
}

/** All numbers of a chart as a table, only for screen readers. */
export function FigureTable({ label, barsLabel, bars }: FigureTableProps) {
  return (
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
  );
}
