import { type RefObject, useEffect, useState } from 'react';
import { labelStep } from './labelStep.ts';

/**
 * The number of bars from one label to the next, for the width of the row. It is measured again when the row or a label
 * changes its size, for example because a font loads or the text grows. Until it is measured, only the newest bar has a
 * label.
 *
 * @param row the element whose children are one column for each bar; each column has its label as the only child
 * @param words all labels
 */
export function useLabelStep(row: RefObject<HTMLElement | null>, words: readonly string[]): number {
  const count = words.length;
  const [measured, setMeasured] = useState({ step: count, count });
  const all = words.join('\n');
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const labels = [...element.children].flatMap((column) => [...column.children]);
    const measure = () => {
      const room = Math.max(0, ...labels.map((label) => label.getBoundingClientRect().width));
      setMeasured({ step: labelStep(room, element.getBoundingClientRect().width / count, count), count });
    };
    // Calls back once at the start for every observed element.
    const observer = new ResizeObserver(measure);
    for (const each of [element, ...labels]) observer.observe(each);
    return () => observer.disconnect();
  }, [row, count, all]);
  return measured.count === count ? measured.step : count;
}
