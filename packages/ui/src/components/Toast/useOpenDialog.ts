import { useLayoutEffect, useState } from 'react';

/**
 * The open modal dialog, in browsers without popovers (Chromium before 114, Safari before 17): there, only elements
 * inside the dialog can be above it. Undefined in all other browsers, and if no dialog is open.
 * @param isNeeded false while there is nothing to show
 */
export function useOpenDialog(isNeeded: boolean): Element | undefined {
  const [dialog, setDialog] = useState<Element>();
  useLayoutEffect(() => {
    if (!isNeeded || 'showPopover' in HTMLElement.prototype) return undefined;
    const find = () => setDialog([...document.querySelectorAll('dialog[open]')].at(-1));
    find();
    const changes = new MutationObserver(find);
    changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] });
    return () => changes.disconnect();
  }, [isNeeded]);
  return isNeeded ? dialog : undefined;
}
