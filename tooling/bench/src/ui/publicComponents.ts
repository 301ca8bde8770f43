import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../compile.ts';

export const uiDir = join(root, 'packages/ui');

/** A component that other packages may import. */
export interface PublicComponent {
  name: string;
  /** For example `@livery/ui` or `@livery/ui/dialog`. */
  publicEntry: string;
  /** Folder of its own files, relative to packages/ui/src. */
  folder: string;
}

/** Every component that a public entry of packages/ui exports, in the order of the entries. */
export function publicComponents(): PublicComponent[] {
  const { exports } = JSON.parse(readFileSync(join(uiDir, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.entries(exports)
    .filter(([, file]) => /\.tsx?$/.test(file))
    .flatMap(([publicEntry, file]) => {
      const text = readFileSync(join(uiDir, file), 'utf8');
      return [...text.matchAll(/^export \{([^}]+)\} from '(\.[^']+)';/gm)].flatMap(([, names = '', from = '']) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => /^[A-Z][a-z]/.test(name))
          .map((name) => ({
            name,
            publicEntry: publicEntry === '.' ? '@livery/ui' : `@livery/ui${publicEntry.slice(1)}`,
            folder: normalize(join(dirname(file), dirname(from))).replace(/^src\//, ''),
          })),
      );
    });
}
