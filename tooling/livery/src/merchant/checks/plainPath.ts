/**
 * A path in the form that servers compare: without escapes of plain characters, double slashes and a trailing slash.
 */
export function plainPath(path: string): string {
  const plain = decoded(path).replaceAll(/\/{2,}/g, '/');
  return plain.length > 1 ? plain.replace(/\/$/, '') : plain;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
