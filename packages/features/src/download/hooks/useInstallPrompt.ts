import { useSyncExternalStore } from 'react';
import { hasInstallPrompt, install, subscribeToInstallPrompt } from '../model/installPrompt.ts';

/** Lets the browser install the page; undefined where it does not offer to. */
export function useInstallPrompt(): (() => void) | undefined {
  const canInstall = useSyncExternalStore(subscribeToInstallPrompt, hasInstallPrompt, () => false);
  return canInstall ? () => void install() : undefined;
}
