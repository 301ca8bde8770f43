import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Class names are part of the first load's code. A common suffix per style sheet compresses better than Vite's own
 * names, which also contain the line. The path is relative to the app's folder, so that every machine generates the
 * same names.
 */
export const scopedName =
  (appDir: string) =>
  (name: string, file: string): string => {
    const path = relative(appDir, file.split('?')[0] ?? file).replaceAll('\\', '/');
    return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
  };
