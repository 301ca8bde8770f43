/** The browser's state of a history entry: the router's index, and whether the entry belongs to an overlay. */
type EntryState = { idx?: number; overlay?: true } | null;

/** State of the current history entry. */
export const topEntry = () => window.history.state as EntryState;

/**
 * Whether the current history entry belongs to an overlay, for example a menu or a sheet. Links in an overlay should
 * replace this entry (`replace`). Then going back one step from the next screen shows the page without the overlay.
 */
export function isOverlayOnTop(): boolean {
  return topEntry()?.overlay === true;
}
