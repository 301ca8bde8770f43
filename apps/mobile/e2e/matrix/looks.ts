import { readLanguages } from '../fixtures/files.ts';
import { everyPlace, everyPseudoPlace, isPseudo, type Place } from './places.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';

/** One look at a screen: place, window in pixels, and the player's own text size in per cent. */
export interface Look extends Place {
  screen: Screen;
  width: number;
  height: number;
  textSize: number;
}

/** A window in pixels and a text size in per cent. */
type View = Pick<Look, 'width' | 'height' | 'textSize'>;

const view = (width: number, height: number, textSize: number): View => ({ width, height, textSize });

/**
 * Views with the highest risk of layout faults: the smallest phone on sale, and a small one in landscape, with both
 * text sizes.
 */
const tightViews = [view(320, 720, 100), view(320, 720, 200), view(667, 375, 200)];

/** The same views and the sizes in between, up to the maximum width of the page, and a large phone in landscape. */
const everyView = [100, 200].flatMap((textSize) => [
  view(320, 720, textSize),
  view(360, 720, textSize),
  view(412, 720, textSize),
  view(480, 720, textSize),
  view(667, 375, textSize),
  view(844, 390, textSize),
]);

/** The lowest supported window: a small phone whose browser bars, or another app, take part of the screen. */
const lowestView = view(320, 480, 100);

/**
 * Returns the views of a place. In the merchant's default language these are all views. The default languages include
 * each language that stretches a layout in its own way (English, Bengali, Urdu, Portuguese). In every other language
 * these are only the tight views. Pseudo languages are checked only at normal text size, because no player reads texts
 * that are half as long again at twice the size.
 */
function viewsAt({ merchant, language }: Place): readonly View[] {
  if (isPseudo(language)) return everyView.filter(({ textSize }) => textSize === 100);
  return readLanguages(merchant).default === language ? [...everyView, lowestView] : tightViews;
}

function looksAt(places: readonly Place[]): Look[] {
  return places.flatMap((place) =>
    screens
      .filter(({ isAt }) => isAt?.(place.merchant) ?? true)
      .flatMap((screen) => viewsAt(place).map((one) => ({ ...place, screen, ...one }))),
  );
}

/** Every screen of every merchant in every language, in the widths and text sizes that are chosen for both. */
export const everyLook = looksAt([...everyPlace, ...everyPseudoPlace]);
