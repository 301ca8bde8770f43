import { type ReactNode, useRef } from 'react';
import { type NearViewport, useNearViewport } from './useNearViewport.ts';

export interface LazyMountProps extends NearViewport {
  /** Holds the place: a skeleton of the same height, or the page jumps. */
  placeholder: ReactNode;
  /** Drawn once the place has been near the screen for 200 ms, and from then on. */
  children: ReactNode;
}

/** A part of a page that is made only when someone comes near it. While it waits, screen readers are told that it is busy. */
export function LazyMount({ placeholder, children, distance }: LazyMountProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(ref, { distance });
  return (
    <div ref={ref} aria-busy={!isNear}>
      {isNear ? children : placeholder}
    </div>
  );
}
