import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Skin } from '../assemble/skin.ts';

/** The assembled skins in a folder, sorted by code. They are read again after a skin was added, replaced or removed. */
export function skinStore(skinsDir: string): () => readonly Skin[] {
  let readAt = -1;
  let skins: readonly Skin[] = [];
  return () => {
    const changedAt = statSync(skinsDir, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt !== readAt) {
      readAt = changedAt;
      skins =
        changedAt === 0
          ? []
          : readdirSync(skinsDir)
              .toSorted()
              .map((name) => join(skinsDir, name, '.skin.json'))
              .filter((path) => !path.includes('/.new-') && !path.includes('/.old-') && existsSync(path))
              .map((path) => JSON.parse(readFileSync(path, 'utf8')) as Skin);
    }
    return skins;
  };
}
