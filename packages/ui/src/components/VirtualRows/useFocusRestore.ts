import { type RefObject, useMemo, useRef } from 'react';

interface FocusRestore {
  /** The list. It has the focus while the row with the focused control is not rendered. */
  list: RefObject<HTMLDivElement | null>;
  /** Called with a row that is unmounted. If the focus is in it, the list gets the focus. */
  take: (index: number, row: HTMLElement | null) => void;
  /**
   * Called with a row that is mounted. If the list took the focus from this row, the focus returns to it, unless it has
   * moved to another element.
   */
  giveBack: (index: number, row: HTMLElement | null) => void;
}

const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';
const controlsOf = (row: HTMLElement | null) => [...(row?.querySelectorAll<HTMLElement>(controls) ?? [])];

/**
 * If a focused control is unmounted, the focus is lost, and the next Tab starts at the top of the page. So the list has
 * the focus until the control is mounted again. Then Tab continues from the visible rows.
 */
export function useFocusRestore(): FocusRestore {
  const list = useRef<HTMLDivElement>(null);
  /** The row and its control from which the list took the focus. */
  const taken = useRef<{ index: number; control: number }>(null);
  return useMemo(
    () => ({
      list,
      take: (index, row) => {
        const control = controlsOf(row).findIndex((element) => element === document.activeElement);
        if (control < 0) return;
        taken.current = { index, control };
        list.current?.focus({ preventScroll: true });
      },
      giveBack: (index, row) => {
        if (taken.current?.index !== index || document.activeElement !== list.current) return;
        controlsOf(row)[taken.current.control]?.focus({ preventScroll: true });
        taken.current = null;
      },
    }),
    [],
  );
}
