import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Class names stand in the code of the first load. One mark for all of a style sheet compresses better than Vite's own
 * names, which also carry the line; the path is taken from the app's folder, so that every machine names alike.
 */
export const scopedName =
  (appDir: string) =>
  (name: string, file: string): string => {
    const path = relative(appDir, file.split('?')[0] ?? file).replaceAll('\\', '/');
    return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
  };
