import { type RefObject, useMemo, useRef } from 'react';

interface FocusRestore {
  /** The list, which has the focus while its row is not rendered. */
  list: RefObject<HTMLDivElement | null>;
  /** Called with a row that is unmounted: if the focus is in it, the list takes it. */
  take: (index: number, row: HTMLElement | null) => void;
  /** Called with a row that is mounted: gives back the focus taken from it, unless the focus has moved elsewhere since. */
  giveBack: (index: number, row: HTMLElement | null) => void;
}

const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';
const controlsOf = (row: HTMLElement | null) => [...(row?.querySelectorAll<HTMLElement>(controls) ?? [])];

/**
 * If a focused control is unmounted, the focus is lost and the next Tab starts at the top of the page. Until the
 * control is mounted again, the list has the focus, so that Tab continues from the rows in view.
 */
export function useFocusRestore(): FocusRestore {
  const list = useRef<HTMLDivElement>(null);
  /** The row and the control in it that the focus was taken from. */
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
