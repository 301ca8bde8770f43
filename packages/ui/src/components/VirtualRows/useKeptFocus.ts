import { type RefObject, useMemo, useRef } from 'react';

interface KeptFocus {
  /** The list, which holds the focus for a row that is off the page. */
  list: RefObject<HTMLDivElement | null>;
  /** Called with a row that leaves: its focus, if it has it, goes to the list. */
  take: (index: number, row: HTMLElement | null) => void;
  /** Called with a row that comes: the focus that was taken from it comes back, unless it has gone elsewhere since. */
  giveBack: (index: number, row: HTMLElement | null) => void;
}

const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';
const controlsOf = (row: HTMLElement | null) => [...(row?.querySelectorAll<HTMLElement>(controls) ?? [])];

/**
 * A control that leaves the page with the focus would leave it nowhere, and the next Tab would start at the page's top.
 * The list holds it meanwhile, so that Tab goes on from the rows in sight.
 */
export function useKeptFocus(): KeptFocus {
  const list = useRef<HTMLDivElement>(null);
  /** Which row's which control. */
  const kept = useRef<{ index: number; control: number }>(null);
  return useMemo(
    () => ({
      list,
      take: (index, row) => {
        const control = controlsOf(row).findIndex((element) => element === document.activeElement);
        if (control < 0) return;
        kept.current = { index, control };
        list.current?.focus({ preventScroll: true });
      },
      giveBack: (index, row) => {
        if (kept.current?.index !== index || document.activeElement !== list.current) return;
        controlsOf(row)[kept.current.control]?.focus({ preventScroll: true });
        kept.current = null;
      },
    }),
    [],
  );
}
