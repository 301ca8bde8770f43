import type { AppManifest } from './appManifest.ts';
import { table } from './router.tsx';

export const manifest: AppManifest = {
  screens: table.flatMap(({ paths, screen: { name, texts, isOpen } }) =>
    name === undefined
      ? []
      : paths
          .filter((path) => !/[:*]/.test(path))
          .map((path) => ({ path, code: name, texts: [...new Set([...texts, 'shell' as const])], isOpen })),
  ),
  spare: ['BackgroundWatch', 'ClosedSiteScreen', 'Drawing', 'ToastExtras', 'i18nextReader'],
};
