import { statSync } from 'node:fs';

/**
 * The kind of a path after following links. Undefined if the path does not exist. `other` for a kind that cannot be
 * read, for example a socket.
 */
export function kindOf(path: string): 'file' | 'folder' | 'other' | undefined {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) return undefined;
    return found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other';
  } catch {
    // The path has a cycle of links, or a file in its middle.
    return undefined;
  }
}
