import { useLayoutEffect } from 'react';

/**
 * Sets a custom property of the whole page while the component is mounted, for example the height of a bar above the
 * footer. `:root:has(.bar)` is no alternative: the browser would match the whole page again whenever an element is
 * added or removed.
 *
 * @param name name of the property, including the two dashes
 */
export function useRootProperty(name: `--${string}`, value: string): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(name, value);
    return () => void style.removeProperty(name);
  }, [name, value]);
}
