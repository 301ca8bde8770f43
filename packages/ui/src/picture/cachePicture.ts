/** Maximum number of cached pictures. They are enough for several screens and have a few KB each. */
const most = 200;

/** Cached pictures by address, with the least recently used picture first. */
const cached = new Map<string, HTMLImageElement>();

/**
 * Stores a loaded picture in memory. Use it for `onLoad`. Without it, the browser drops a picture that is on no page,
 * and later reads each one from its cache in a separate task. With it, the pictures are in the first frame when the
 * player returns to a screen.
 */
export function cachePicture({ currentSrc }: HTMLImageElement): void {
  const picture = cached.get(currentSrc) ?? Object.assign(new Image(), { src: currentSrc });
  cached.delete(currentSrc);
  cached.set(currentSrc, picture);
  const [first] = cached.keys();
  if (cached.size > most) cached.delete(first!);
}
