import { watchPresses } from '@livery/ui/press';
import { useEffect } from 'react';

/** Gives all controls of the page the same press timings. */
export function PressWatch() {
  useEffect(() => watchPresses(document), []);
  return null;
}
