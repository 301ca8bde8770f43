import type { TextArea } from '@livery/i18n';
import type { PublicMerchant } from '@livery/merchant';
import { type ComponentType, lazy } from 'react';
import { loadCode } from './loadCode.ts';

/** A screen whose code and texts load when it is first shown. The app gives it an address. */
export interface Screen {
  Component: ComponentType;
  /** Texts it speaks with. They load beside the code, not after it. */
  texts: readonly TextArea[];
  /** Whether this merchant has the screen; a switched-off screen is never downloaded. Default: every merchant has it. */
  isOpen?: (switches: PublicMerchant['switches']) => boolean;
  /** Forgets that the code could not be had, so that showing the screen asks for it anew. */
  forgetFailure?: () => void;
}

export function lazyScreen(
  load: () => Promise<ComponentType>,
  options: Omit<Screen, 'Component' | 'forgetFailure'>,
): Screen {
  const asked = () => lazy(async () => ({ default: await loadCode(load) }));
  let Code = asked();
  return {
    ...options,
    Component: () => <Code />,
    forgetFailure: () => {
      Code = asked();
    },
  };
}
