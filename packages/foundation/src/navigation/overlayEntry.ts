/** The browser's state of a history entry: the router's index, and whether the entry stands for an overlay. */
type EntryState = { idx?: number; overlay?: true } | null;

/** State of the current history entry. */
export const topEntry = () => window.history.state as EntryState;

/**
 * Whether the current history entry stands for an overlay, such as a menu or a sheet. What leads on from there should replace
 * it (`replace`), so that one step back from the next screen shows the page without the overlay.
 */
export function isOverlayOnTop(): boolean {
  return topEntry()?.overlay === true;
}
