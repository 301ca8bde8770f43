import type { Ink } from '../materials.ts';
import type { GameType } from '../pictureTypes.ts';
import type { SceneName } from '../backgrounds.ts';
import type { AccentName } from './accents.ts';

/** Something a picture is about, drawn in a box from -100 to 100 on both axes, standing on y = 96. */
export interface Subject {
  readonly id: string;
  /** Lower-case stems; a name that holds one of them is drawn with this subject. */
  readonly words: readonly string[];
  /** Words that only colour a name ('golden', 'royal', 'night'): they count where no telling word stands. */
  readonly hints?: readonly string[];
  /** The game types whose unnamed games may show it. */
  readonly types: readonly GameType[];
  readonly scenes: readonly SceneName[];
  readonly accents: readonly AccentName[];
  /** The most it may lean, in degrees; things with a face stay upright. */
  readonly lean: number;
  /** Floats free in the air or water instead of standing. */
  readonly floats?: boolean;
  /** A scene of its own: never set small beside another subject. */
  readonly alone?: boolean;
  readonly draw: (ink: Ink) => string;
}
