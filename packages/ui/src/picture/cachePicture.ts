/** Number of cached pictures: those of several screens, a few KB each. */
const most = 200;

/** By address; the least recently seen picture is first. */
const cached = new Map<string, HTMLImageElement>();

/**
 * Caches a loaded picture, for `onLoad`: after a return to a screen its pictures are in the first frame. The browser
 * drops a picture that is on no page, and then reads it again from its own cache, each in a separate task.
 */
export function cachePicture({ currentSrc }: HTMLImageElement): void {
  const picture = cached.get(currentSrc) ?? Object.assign(new Image(), { src: currentSrc });
  cached.delete(currentSrc);
  cached.set(currentSrc, picture);
  const [first] = cached.keys();
  if (cached.size > most) cached.delete(first!);
}
