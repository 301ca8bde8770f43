import { watchPresses, watchToggles } from '@livery/ui/press';
import { useEffect } from 'react';

/** Gives all controls of the page the same press timings, and a vibration to toggle buttons. */
export function PressWatch() {
  useEffect(() => watchPresses(document), []);
  useEffect(() => watchToggles(document), []);
  return null;
}
