import { useLayoutEffect } from 'react';

/**
 * Sets a custom property of the whole page while the component is mounted, for example the height of a bar above the
 * footer. It does not use `:root:has(.bar)`: the browser would match the whole page again after every added or removed
 * element.
 *
 * @param name with its two dashes
 */
export function useRootProperty(name: `--${string}`, value: string): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(name, value);
    return () => void style.removeProperty(name);
  }, [name, value]);
}
