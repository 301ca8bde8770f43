/** What Chromium sends when it would install the page as an app. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallEvent | undefined;
const listeners = new Set<() => void>();

function setOffer(next: InstallEvent | undefined) {
  offer = next;
  for (const listener of listeners) listener();
}

/** Hears whether the browser would install the page, from the first listener on; where it says so earlier, the link leads on. */
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

/** Lets the browser ask. An offer is good for one question. */
export async function install(): Promise<void> {
  const taken = offer;
  setOffer(undefined);
  await taken?.prompt().catch(() => undefined);
}

function handleOffer(event: Event) {
  // Ours has the merchant's theme, at its own moment.
  event.preventDefault();
  setOffer(event as InstallEvent);
}

function handleInstalled() {
  setOffer(undefined);
}
