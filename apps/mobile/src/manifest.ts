import type { AppManifest } from './appManifest.ts';
import { table } from './router.tsx';

export const manifest: AppManifest = {
  screens: table.flatMap(({ paths, screen: { name, texts, isOpen, isMissing } }) =>
    name === undefined
      ? []
      : { paths, code: name, texts: [...new Set([...texts, 'shell' as const])], isOpen, isMissing },
  ),
  spare: ['BackgroundWatch', 'ClosedSiteScreen', 'Drawing', 'ToastExtras', 'i18nextReader'],
};
