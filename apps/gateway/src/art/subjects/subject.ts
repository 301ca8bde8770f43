import type { Ink } from '../materials.ts';
import type { GameType } from '../pictureTypes.ts';
import type { SceneName } from '../backgrounds.ts';
import type { AccentName } from './accents.ts';

/** The subject of a picture, drawn in a box from -100 to 100 on both axes, with its lower edge at y = 96. */
export interface Subject {
  readonly id: string;
  /** Lower-case word stems. A name that contains a stem is drawn with this subject. */
  readonly words: readonly string[];
  /** Weaker words ('golden', 'royal', 'night'). They are used only if a name has no other match. */
  readonly hints?: readonly string[];
  /** Types of the games that can use the subject if no subject matches the game's name. */
  readonly types: readonly GameType[];
  readonly scenes: readonly SceneName[];
  readonly accents: readonly AccentName[];
  /** Maximum rotation in degrees; subjects with a face stay upright. */
  readonly lean: number;
  /** Whether the subject floats above the ground. */
  readonly floats?: boolean;
  /** Whether the subject is a complete scene, which is never drawn small beside another subject. */
  readonly alone?: boolean;
  readonly svg: (ink: Ink) => string;
  /** Further drawings for a subject of many games; each game uses a random drawing. */
  readonly others?: readonly ((ink: Ink) => string)[];
}
