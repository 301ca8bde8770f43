import { chooseSlice } from './chooseSlice.ts';
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
export const windows = [
  { width: 320, height: 720 },
  { width: 360, height: 720 },
  { width: 412, height: 720 },
  { width: 480, height: 720 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
] as const;
/** Whether the phone stands on its side. */
export const isLandscape = ({ width, height }: Pick<Look, 'width' | 'height'>) => width > height;
export const textSizes = [100, 200] as const;

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

/** Somebody's visit to a merchant in one language: a page that is loaded once and goes from screen to screen. */
interface Visit extends Place {
  viewer: Screen['viewer'];
}

const visitsTo = (places: readonly Place[]): Visit[] =>
  places.flatMap((place) => (['guest', 'member'] as const).map((viewer) => ({ ...place, viewer })));

/** Every language, and every merchant as guest and as member; as a member in a language with every text size. */
const visitsOfSlice = chooseSlice(
  [...visitsTo(everyPlace), ...visitsTo(everyPseudoPlace)],
  ({ merchant, language, viewer }) => [
    language,
    `${merchant}, ${viewer}`,
    ...(viewer === 'member' && !isPseudo(language) ? [`${merchant}, at every text size`] : []),
  ],
);

/** Whether a screen is seen in a visit of the slice. */
export const isInSlice = ({ merchant, language, screen: { viewer } }: Pick<Look, 'merchant' | 'language' | 'screen'>) =>
  visitsOfSlice.some((one) => one.merchant === merchant && one.language === language && one.viewer === viewer);

/**
 * What each look of the slice is chosen for: every screen at every merchant, in every width of an upright phone, on one
 * that lies on its side, and at every text size; every language in every width of an upright phone and at every text size
 * that it has; each merchant's balances where they have the least room.
 */
export const looksOfSlice = chooseSlice(
  everyLook.filter(isInSlice),
  ({ merchant, language, screen: { name, hasBalance }, width, height, textSize }) => [
    `${merchant}, ${name}`,
    `${language}, ${textSize} %`,
    ...(isLandscape({ width, height })
      ? [`${name}, on its side`]
      : [`${language}, ${width} px`, `${name}, ${width} px`]),
    `${name}, ${textSize} %`,
    `${width} px, ${textSize} %`,
    ...(hasBalance && width === 320 && textSize === 200 ? [`${merchant}, ${name}, ${width} px, ${textSize} %`] : []),
  ],
);
