import { useLayoutEffect } from 'react';

interface RenderedProps {
  /** Called in the moment in which the app takes the place of what was drawn, before that is painted. */
  onRendered: () => void;
}

/** Tells that the app is on the page. */
export function Rendered({ onRendered }: RenderedProps) {
  useLayoutEffect(onRendered, [onRendered]);
  return null;
}
