import type { Ink } from '../materials.ts';
import type { GameType } from '../pictureTypes.ts';
import type { SceneName } from '../backgrounds.ts';
import type { AccentName } from './accents.ts';

/** The subject of a picture, drawn in a box from -100 to 100 on both axes, its foot at y = 96. */
export interface Subject {
  readonly id: string;
  /** Lower-case word stems. A name that contains one is drawn with this subject. */
  readonly words: readonly string[];
  /** Weaker words ('golden', 'royal', 'night'), which count where a name has no other. */
  readonly hints?: readonly string[];
  /** Game types whose games may show it when their name says nothing. */
  readonly types: readonly GameType[];
  readonly scenes: readonly SceneName[];
  readonly accents: readonly AccentName[];
  /** Most degrees it may be rotated; subjects with a face stay upright. */
  readonly lean: number;
  /** Whether it floats instead of standing. */
  readonly floats?: boolean;
  /** Whether it is a scene of its own, which is never drawn small beside another subject. */
  readonly alone?: boolean;
  readonly svg: (ink: Ink) => string;
  /** Further drawings of it, for what many games are called after; games share them out by chance. */
  readonly others?: readonly ((ink: Ink) => string)[];
}
