/** The router's key of the current history entry. An overlay's entry has the key of the page below it. */
export const entryKey = () => (window.history.state as { key?: string } | null)?.key;
