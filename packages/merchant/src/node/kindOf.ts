import { statSync } from 'node:fs';

/**
 * The kind of a path after following links; undefined if it does not exist. `other` for an unreadable kind, for example
 * a socket.
 */
export function kindOf(path: string): 'file' | 'folder' | 'other' | undefined {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) return undefined;
    return found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other';
  } catch {
    // A cycle of links, or a file in the middle of the path.
    return undefined;
  }
}
