import { useSyncExternalStore } from 'react';
import { hasInstallPrompt, install, subscribeToInstallPrompt } from '../model/installPrompt.ts';

/** Returns a function that lets the browser install the page. Undefined if the browser does not offer that. */
export function useInstallPrompt(): (() => void) | undefined {
  const canInstall = useSyncExternalStore(subscribeToInstallPrompt, hasInstallPrompt, () => false);
  return canInstall ? () => void install() : undefined;
}
