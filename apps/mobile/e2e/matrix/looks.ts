import { chooseSlice } from './chooseSlice.ts';
import { everyPlace, everyPseudoPlace, isPseudo, type Place, placesOfSlice, pseudoPlacesOfSlice } from './places.ts';
import { type Screen, screens } from './screens.ts';

/** One look at a screen: where, in what width in pixels, and at what text size of the person's own in per cent. */
export interface Look extends Place {
  screen: Screen;
  width: number;
  textSize: number;
}

/** From the smallest phone that is sold to the widest that the page grows. */
export const widths = [320, 360, 412, 480] as const;
export const textSizes = [100, 200] as const;

function looksAt(places: readonly Place[]): Look[] {
  return places.flatMap((place) =>
    screens
      .filter(({ isAt }) => isAt?.(place.merchant) ?? true)
      .flatMap((screen) =>
        // Half as long again at twice the size is what nobody reads.
        (isPseudo(place.language) ? [100] : textSizes).flatMap((textSize) =>
          widths.map((width) => ({ ...place, screen, width, textSize })),
        ),
      ),
  );
}

/** Every screen at every merchant in every language, width and text size. */
export const everyLook = looksAt([...everyPlace, ...everyPseudoPlace]);

/**
 * What each look of the slice is chosen for: every screen in every language, in every width and at every text size; every
 * language in every width and at every text size.
 */
export const valuesOfLook = ({ merchant, language, screen: { name }, width, textSize }: Look): string[] => [
  merchant,
  `${language}, ${name}`,
  `${language}, ${width} px`,
  `${language}, ${textSize} %`,
  `${name}, ${width} px`,
  `${name}, ${textSize} %`,
  `${width} px, ${textSize} %`,
];

export const looksOfSlice = chooseSlice(looksAt([...placesOfSlice, ...pseudoPlacesOfSlice]), valuesOfLook);
