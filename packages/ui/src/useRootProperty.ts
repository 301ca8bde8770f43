import { useLayoutEffect } from 'react';

/**
 * Sets a custom property of the whole page while the component is on it, such as the room that a bar takes above the footer.
 * Not by `:root:has(.bar)`: every element that comes or goes anywhere would have the browser look through the whole page.
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
