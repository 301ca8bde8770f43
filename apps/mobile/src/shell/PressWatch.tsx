import { watchPresses } from '@livery/ui/press';
import { useEffect } from 'react';

/** Gives the page's controls the product's press timings. */
export function PressWatch() {
  useEffect(() => watchPresses(document), []);
  return null;
}
