import { type RefObject, useEffect, useState } from 'react';
import { labelStep } from './labelStep.ts';

/**
 * Every how many bars one has its label, by the room that the row of labels has; measured again when the row or a label
 * changes its size (a font arrives, text grows). Until it is measured, the newest alone has one.
 *
 * @param row its children are one column a bar, each with its label as the only child
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
    // Reports everything that it observes once at its start.
    const observer = new ResizeObserver(measure);
    for (const each of [element, ...labels]) observer.observe(each);
    return () => observer.disconnect();
  }, [row, count, all]);
  return measured.count === count ? measured.step : count;
}
