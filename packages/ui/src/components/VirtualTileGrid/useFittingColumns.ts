import { useSyncExternalStore } from 'react';

/**
 * Units of the design, in rem: the narrowest tile that has room for its heart and a name, the gap, and the page's two
 * gutters.
 */
const [narrowestTile, gap, gutters] = [1.4, 0.24, 0.64];

/** Pixels that the page is wide at most: `--column`. */
const widestPage = 480;

/**
 * How many tiles stand in a row: as many as are wanted, fewer where someone's large text leaves a tile too little room.
 *
 * @param beside width in rem that is not the list's
 */
export function useFittingColumns(wanted: number, beside: number): number {
  return useSyncExternalStore(onOtherRoom, () => Math.max(1, Math.min(wanted, fitting(beside))));
}

function fitting(beside: number): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const page = Math.min(window.innerWidth, widestPage) / rem;
  return Math.floor((page - beside - gutters + gap) / (narrowestTile + gap));
}

/** Calls the listener when the window is another size, or the person's text: the browser says nothing of the second. */
function onOtherRoom(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  const unit = document.createElement('div');
  Object.assign(unit.style, { position: 'absolute', inlineSize: '1rem', visibility: 'hidden' });
  document.body.append(unit);
  const observer = new ResizeObserver(listener);
  observer.observe(unit);
  return () => {
    window.removeEventListener('resize', listener);
    observer.disconnect();
    unit.remove();
  };
}
