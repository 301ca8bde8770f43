import { useSyncExternalStore } from 'react';

/** The direction of the page's text. It changes with the language. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(subscribe, read, () => 'ltr');
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

const read = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
