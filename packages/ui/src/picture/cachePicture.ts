/** How many pictures are cached: those of several screens, a few KB each. */
const most = 200;

/** By address; the one that was seen longest ago stands first. */
const cached = new Map<string, HTMLImageElement>();

/**
 * Caches a picture that has loaded, for `onLoad`: whoever comes back to a screen finds its pictures in the first frame. The
 * browser forgets a picture that is on no page, and then reads it again from its own store, each in a task of its own.
 */
export function cachePicture({ currentSrc }: HTMLImageElement): void {
  const picture = cached.get(currentSrc) ?? Object.assign(new Image(), { src: currentSrc });
  cached.delete(currentSrc);
  cached.set(currentSrc, picture);
  const [first] = cached.keys();
  if (cached.size > most) cached.delete(first!);
}
