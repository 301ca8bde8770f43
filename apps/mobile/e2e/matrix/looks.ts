import { readLanguages } from '../fixtures/files.ts';
import { everyPlace, everyPseudoPlace, isPseudo, type Place } from './places.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';

/** One look at a screen: where, in what window in pixels, and at what text size of the person's own in per cent. */
export interface Look extends Place {
  screen: Screen;
  width: number;
  height: number;
  textSize: number;
}

/** A window in pixels and a text size in per cent. */
type View = Pick<Look, 'width' | 'height' | 'textSize'>;

const view = (width: number, height: number, textSize: number): View => ({ width, height, textSize });

/** Where something is most likely not to fit: the smallest phone that is sold, and a small one on its side, both text sizes. */
const tightViews = [view(320, 720, 100), view(320, 720, 200), view(667, 375, 200)];

/** The same with what lies between them, up to the widest that the page grows, and a large phone on its side. */
const everyView = [100, 200].flatMap((textSize) => [
  view(320, 720, textSize),
  view(360, 720, textSize),
  view(412, 720, textSize),
  view(480, 720, textSize),
  view(667, 375, textSize),
  view(844, 390, textSize),
]);

/** The lowest window that is supported: a small phone whose browser bars, or another app, take part of the screen. */
const lowestView = view(320, 480, 100);

/**
 * The views of a place: all of them in the language that its merchant starts in, which is each of those that stretch a layout in
 * their own way (English, Bengali, Urdu, Portuguese) once; the tight ones in every other. Half as long again at twice the size is
 * what nobody reads.
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

/** Every screen at every merchant in every language, in the views of its place. */
export const everyLook = looksAt([...everyPlace, ...everyPseudoPlace]);
