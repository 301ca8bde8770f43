import { useSyncExternalStore } from 'react';

/** Units of the design, in rem: the narrowest tile that has room for its heart and a name, the gap, and the page's two gutters. */
const [narrowestTile, gap, gutters] = [1.4, 0.24, 0.64];

/** Pixels that the page is wide at most: `--column`. */
const widestPage = 480;

/** How many tiles stand in a row: as many as are wanted, fewer where someone's large text leaves a tile too little room. */
export function useFittingColumns(wanted: number): number {
  return useSyncExternalStore(onResize, () => Math.max(1, Math.min(wanted, fitting())));
}

function fitting(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const page = Math.min(window.innerWidth, widestPage) / rem;
  return Math.floor((page - gutters + gap) / (narrowestTile + gap));
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
