import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Where things lie in this project. */
export const project = {
  root,
  merchantsDir: join(root, 'merchants'),
  /** The app. */
  mobileDir: join(root, 'apps/mobile'),
  /** The frame of lotteries. */
  lottoDir: join(root, 'apps/lotto'),
  /** What is assembled: `shared/` and `skins/`. */
  outDir: join(root, 'dist'),
  /** Kept by content from run to run; may be deleted at any time. */
  cacheDir: join(root, '.cache'),
} as const;
