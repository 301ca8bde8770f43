/**
 * A short hash of a text for detecting changes (FNV-1a, 32 bits). Not for secrets: two texts may have the same hash.
 */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
