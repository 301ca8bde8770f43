import { useSyncExternalStore } from 'react';

/** Widths in rem: the narrowest tile that has space for its heart and a name, the gap, and both gutters of the page. */
const [narrowestTile, gap, gutters] = [1.4, 0.24, 0.64];

/** Maximum width of the page in pixels: `--column`. */
const widestPage = 480;

/**
 * Number of tiles in a row: the requested number, or fewer if large text leaves too little space in a tile.
 *
 * @param beside width in rem of content beside the list
 */
export function useFittingColumns(wanted: number, beside: number): number {
  return useSyncExternalStore(onOtherRoom, () => Math.max(1, Math.min(wanted, fitting(beside))));
}

function fitting(beside: number): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const page = Math.min(window.innerWidth, widestPage) / rem;
  return Math.floor((page - beside - gutters + gap) / (narrowestTile + gap));
}

/**
 * Calls the listener when the size of the window or the player's text size changes: the browser sends no event for the
 * second.
 */
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
