import { chooseSlice } from './chooseSlice.ts';
import { everyPlace, everyPseudoPlace, isPseudo, type Place } from './places.ts';
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

/** Somebody's visit to a merchant in one language: a page that is loaded once and goes from screen to screen. */
interface Visit extends Place {
  viewer: Screen['viewer'];
}

const visitsTo = (places: readonly Place[]): Visit[] =>
  places.flatMap((place) => (['guest', 'member'] as const).map((viewer) => ({ ...place, viewer })));

/** Every language, and every merchant as guest and as member. */
const visitsOfSlice = chooseSlice(
  [...visitsTo(everyPlace), ...visitsTo(everyPseudoPlace)],
  ({ merchant, language, viewer }) => [language, `${merchant}, ${viewer}`],
);

/** Whether a screen is seen in a visit of the slice. */
export const isInSlice = ({ merchant, language, screen: { viewer } }: Pick<Look, 'merchant' | 'language' | 'screen'>) =>
  visitsOfSlice.some((one) => one.merchant === merchant && one.language === language && one.viewer === viewer);

/**
 * What each look of the slice is chosen for: every screen at every merchant, in every width and at every text size; every
 * language in every width and at every text size that it has.
 */
export const looksOfSlice = chooseSlice(
  everyLook.filter(isInSlice),
  ({ merchant, language, screen: { name }, width, textSize }) => [
    `${merchant}, ${name}`,
    `${language}, ${width} px`,
    `${language}, ${textSize} %`,
    `${name}, ${width} px`,
    `${name}, ${textSize} %`,
    `${width} px, ${textSize} %`,
  ],
);
