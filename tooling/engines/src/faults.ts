import { differences } from './compare.ts';
import { isKnown } from './knownDifferences.ts';
import type { Scene } from './scenes.ts';
import type { Seen } from './visit.ts';

/** A scene's name in reports, for example `/m/home (guest)`. */
export const label = ({ name, viewer }: Scene): string => `${name} (${viewer})`;

/** Faults of a scene in one browser, without comparison: it could not be shown, or the page did not catch an error. */
export function ownFaults(scene: Scene, seen: Seen): string[] {
  if ('error' in seen) return [`${label(scene)}: ${seen.error}`];
  return seen.errors.map((error) => `${label(scene)}: uncaught error: ${error}`);
}

/** Faults of a scene in one browser, compared with the reference. Known differences of this engine are left out. */
export function faultsOf(engine: string, scene: Scene, reference: Seen, seen: Seen): string[] {
  const own = ownFaults(scene, seen);
  if ('error' in reference || 'error' in seen) return own;
  const compared = reference.snapshot.pieces.filter(({ key }) => !isKnown(engine, key));
  return [
    ...own,
    ...differences({ ...reference.snapshot, pieces: compared }, seen.snapshot, scene.isChanging).map(
      (fault) => `${label(scene)}: ${fault}`,
    ),
  ];
}
