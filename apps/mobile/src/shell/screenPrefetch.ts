import type { Role } from '@livery/api/session';
import { paths } from '@livery/foundation/addresses';
import type { TextsInstance } from '@livery/i18n/react';
import type { PublicMerchant } from '@livery/merchant';
import { createContext, use, useEffect } from 'react';
import { type Row, rowOf, ruleAt } from './row.ts';

export interface ScreenPrefetch {
  /**
   * Loads code, styles and texts of the screen at a path before it is shown. Does nothing for a path without a screen.
   * Never rejects.
   */
  prefetch: (path: string) => Promise<void>;
  /** Paths of the screens that most players of this role open from home, in the order in which they load. */
  afterHome: readonly string[];
}

const ScreenPrefetchContext = createContext<ScreenPrefetch>({ prefetch: async () => {}, afterHome: [] });
export const ScreenPrefetchProvider = ScreenPrefetchContext.Provider;
export const useScreenPrefetch = (): ScreenPrefetch => use(ScreenPrefetchContext);

interface Situation {
  table: readonly Row[];
  switches: PublicMerchant['switches'];
  /** The role of the player. For a guest, login is loaded in place of a screen for members. */
  role: Role;
  texts: TextsInstance;
}

/** Returns `afterHome` for a role. */
export function pathsAfterHome(table: readonly Row[], role: Role): string[] {
  const rankOf = ({ screen: { afterHome } }: Row) => afterHome?.[role === 'guest' ? 'guest' : 'member'];
  return table
    .filter((row) => rankOf(row) !== undefined)
    .toSorted((a, b) => rankOf(a)! - rankOf(b)!)
    .map(({ paths: [path] }) => path);
}

export function createScreenPrefetch({ table, switches, role, texts }: Situation): ScreenPrefetch {
  return {
    afterHome: pathsAfterHome(table, role),
    prefetch: async (path) => {
      const row = rowOf(table, path, switches);
      const rule = ruleAt(row, role);
      const shown = rule === 'login' ? rowOf(table, paths.login, switches) : row;
      if (shown?.screen.prefetch === undefined) return;
      // The texts of the area `shell` contain the screen's title.
      texts.preload(['shell', ...shown.screen.texts]);
      await shown.screen.prefetch();
    },
  };
}

/**
 * Loads the screen of a link or of a game when a finger touches it, because a tap takes about 100 ms from that moment.
 */
export function usePrefetchOnTouch({ prefetch }: ScreenPrefetch): void {
  useEffect(() => {
    const handleTouch = ({ target }: PointerEvent) => {
      if (!(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>('a[href]');
      if (link?.origin === location.origin) void prefetch(link.pathname);
      else if (target.closest('[data-launch]')) void prefetch(paths.play);
    };
    document.addEventListener('pointerdown', handleTouch, { passive: true });
    return () => document.removeEventListener('pointerdown', handleTouch);
  }, [prefetch]);
}
