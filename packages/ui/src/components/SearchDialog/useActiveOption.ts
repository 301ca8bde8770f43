import { type KeyboardEvent, useState } from 'react';
import type { SearchOption } from './SearchOptions.tsx';

/** The option that the arrow keys have selected, while the caret stays in the field. */
export function useActiveOption(listId: string, options: readonly SearchOption[]) {
  const [activeId, setActive] = useState<string>();
  const place = options.findIndex(({ id }) => id === activeId);
  const idOf = (optionId: string) => `${listId}-${optionId}`;

  const handleArrow = (event: KeyboardEvent) => {
    // The first Escape resets the active option. The second Escape closes the search.
    if (event.key === 'Escape' && place >= 0) {
      event.preventDefault();
      setActive(undefined);
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || options.length === 0) return;
    event.preventDefault();
    // The list is circular. The field is between the last option and the first one.
    const places = options.length + 1;
    const next = options[((place + 1 + step + places) % places) - 1];
    setActive(next?.id);
    if (next) document.getElementById(idOf(next.id))?.scrollIntoView({ block: 'nearest' });
  };

  return { active: options[place], setActive, idOf, handleArrow };
}
