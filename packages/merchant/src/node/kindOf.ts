import { statSync } from 'node:fs';

/**
 * What stands at a path, at the end of its links; undefined where nothing does. `other` for what can't be read, such as
 * a socket.
 */
export function kindOf(path: string): 'file' | 'folder' | 'other' | undefined {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) return undefined;
    return found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other';
  } catch {
    // A circle of links, or a file where a folder is named on the way.
    return undefined;
  }
}
