import type { Role } from '@livery/api/session';
import { paths } from '@livery/foundation/addresses';
import type { TextsInstance } from '@livery/i18n/react';
import type { PublicMerchant } from '@livery/merchant';
import { createContext, use, useEffect } from 'react';
import { type Row, rowOf, ruleAt } from './row.ts';

/** Loads code, styles and texts of the screen at a path before it is shown. Does nothing for a path without a screen; never rejects. */
export type PrefetchScreen = (path: string) => Promise<void>;

const ScreenPrefetchContext = createContext<PrefetchScreen>(async () => {});
export const ScreenPrefetchProvider = ScreenPrefetchContext.Provider;
export const useScreenPrefetch = (): PrefetchScreen => use(ScreenPrefetchContext);

interface Situation {
  table: readonly Row[];
  switches: PublicMerchant['switches'];
  /** A guest sees login in place of a screen for members. */
  role: Role;
  texts: TextsInstance;
}

export function createScreenPrefetch({ table, switches, role, texts }: Situation): PrefetchScreen {
  return async (path) => {
    const row = rowOf(table, path, switches);
    const rule = ruleAt(row, role);
    const shown = rule === 'login' ? rowOf(table, paths.login, switches) : row;
    if (shown?.screen.prefetch === undefined) return;
    // Its title is among the texts of the shell.
    texts.preload(['shell', ...shown.screen.texts]);
    await shown.screen.prefetch();
  };
}

/** Loads the screen that a link leads to when a finger touches the link: a tap takes about 100 ms from there. */
export function usePrefetchOnTouch(prefetch: PrefetchScreen): void {
  useEffect(() => {
    const handleTouch = ({ target }: PointerEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.origin === location.origin) void prefetch(link.pathname);
    };
    document.addEventListener('pointerdown', handleTouch, { passive: true });
    return () => document.removeEventListener('pointerdown', handleTouch);
  }, [prefetch]);
}
