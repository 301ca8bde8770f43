/** The event that Chromium sends if it can install the page as an app. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallEvent | undefined;
const listeners = new Set<() => void>();

function setOffer(next: InstallEvent | undefined) {
  offer = next;
  for (const listener of listeners) listener();
}

/**
 * Listens for the browser's install event from the first subscription on. If the event was sent earlier, the button
 * remains a link.
 */
export function subscribeToInstallPrompt(onChange: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeinstallprompt', handleOffer);
    window.addEventListener('appinstalled', handleInstalled);
  }
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeinstallprompt', handleOffer);
    window.removeEventListener('appinstalled', handleInstalled);
  };
}

export const hasInstallPrompt = (): boolean => offer !== undefined;

/** Opens the browser's install prompt. An event can be used only once. */
export async function install(): Promise<void> {
  const taken = offer;
  setOffer(undefined);
  await taken?.prompt().catch(() => undefined);
}

function handleOffer(event: Event) {
  // Prevents the browser's own offer. The product shows its offer in the merchant's theme, at its own time.
  event.preventDefault();
  setOffer(event as InstallEvent);
}

function handleInstalled() {
  setOffer(undefined);
}
