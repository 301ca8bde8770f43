import { useLayoutEffect } from 'react';

interface RenderedProps {
  /** Called when the app has replaced the prerendered HTML, before the browser paints it. */
  onRendered: () => void;
}

/** Reports that React has rendered the app into the page. */
export function Rendered({ onRendered }: RenderedProps) {
  useLayoutEffect(onRendered, [onRendered]);
  return null;
}
