import { everyPlace, everyPseudoPlace, isPseudo, type Place } from './places.ts';
import { type Screen, screens } from './screens.ts';

/** One look at a screen: where, in what window in pixels, and at what text size of the person's own in per cent. */
export interface Look extends Place {
  screen: Screen;
  width: number;
  height: number;
  textSize: number;
}

/** From the smallest phone that is sold to the widest that the page grows, and a small and a large one on their side. */
const windows = [
  { width: 320, height: 720 },
  { width: 360, height: 720 },
  { width: 412, height: 720 },
  { width: 480, height: 720 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
] as const;
const textSizes = [100, 200] as const;

function looksAt(places: readonly Place[]): Look[] {
  return places.flatMap((place) =>
    screens
      .filter(({ isAt }) => isAt?.(place.merchant) ?? true)
      .flatMap((screen) =>
        // Half as long again at twice the size is what nobody reads.
        (isPseudo(place.language) ? [100] : textSizes).flatMap((textSize) =>
          windows.map((size) => ({ ...place, screen, ...size, textSize })),
        ),
      ),
  );
}

/** Every screen at every merchant in every language, width and text size. */
export const everyLook = looksAt([...everyPlace, ...everyPseudoPlace]);
