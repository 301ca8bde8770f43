let isShown = false;
const listeners = new Set<() => void>();

/** Whether the bar that offers the app is shown. Components can subscribe to changes. */
export const appOffer = {
  isShown: () => isShown,
  subscribe(onChange: () => void) {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  },
  show(next: boolean) {
    isShown = next;
    for (const listener of listeners) listener();
  },
};
