import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Paths of this project. */
export const project = {
  root,
  merchantsDir: join(root, 'merchants'),
  /** The app. */
  mobileDir: join(root, 'apps/mobile'),
  /** The frame of lotteries. */
  lottoDir: join(root, 'apps/lotto'),
  /** The assembled output: `shared/` and `skins/`. */
  outDir: join(root, 'dist'),
  /** Results stored by content between runs. May be deleted at any time. */
  cacheDir: join(root, '.cache'),
} as const;
