import { type Color, contrast } from '@livery/merchant/theme';
import { areaOf, boxOf, overlappingPixels, type Size } from './pixelShapes.ts';
import type { LogoLayer, LogoLayers } from './logoLayers.ts';

type Channels = Color['rgb'];

/** Minimum contrast between a pixel and the background. Lower than for words, because a logo is large. */
const leastContrast = 1.5;
/** Minimum contrast between a pixel and a visible element below it. Shades within an emblem are intentionally soft. */
const leastContrastOnElement = 1.3;
/** Share of a part's border that must be a visible edge, so that the part continues the element below it. */
const leastShareOfBorder = 0.2;
/** Pixels between a part and the position at which its border is measured: the nearest pixels mix both colours. */
const borderDistance = 2;
/** Share of the picture that must stand out. Thin lettering covers about a tenth. */
const leastShare = 0.02;
/** Share of a part that must stand out: a letter of which more than half disappears can't be read. */
const leastShareOfPart = 0.5;
/** Share of a part's width and height along which its outline must stand out, if the area inside does not. */
const leastShareOfOutline = 0.8;
/** Share of a part's box that the visible parts on it must span. From this share on, the part is their background. */
const leastShareOfBackground = 0.1;
/** Share of all parts, by the area of their boxes, that may be invisible: less than one letter of a long name. */
const mostInvisible = 0.02;

/** Minimum number of visible parts that count as a name beside an emblem. */
const leastLetters = 3;

/** A part of an element, for example a letter. */
interface Part {
  pixels: number[];
  isSeen: boolean;
  layer: LogoLayer;
}

/**
 * Whether all of a logo stands out from a background of one opaque colour. Elements are drawn on the background one
 * after the other. Each part of an element, for example a letter, must stand out from the picture before it: from the
 * background or from earlier elements.
 * A part that does not stand out is accepted in three cases. First, it is a background, for example a plate or a
 * shadow, and later parts that stand out are on it. Second, it is a shade of a visible element and reaches the edge of
 * that element. A letter inside a plate does not reach the edge of the plate, so it is not accepted. Third, it is an
 * emblem beside a visible name, and no other part is invisible.
 * Limits: words are measured as bars (see `measured`), and a raster picture as one part. A part below 2 % of opacity,
 * or no larger than a detail, is not measured. Blend modes are ignored.
 */
export function isLogoVisible({ width, height, layers }: LogoLayers, ground: Color): boolean {
  const picture: Channels[] = Array.from({ length: width * height }, () => ground.rgb);
  const parts = layers.flatMap((layer) => putOn(picture, layer, ground, width));
  const seenPixels = picture.filter((rgb) => rgb !== ground.rgb && contrastOf(rgb, ground.rgb) >= leastContrast);
  if (seenPixels.length < leastShare * width * height) return false;
  const judged = parts.filter((part, index) => part.isSeen || !isBackground(part, parts.slice(index + 1), width));
  const boxesOf = (isSeen: boolean) =>
    judged.filter((part) => part.isSeen === isSeen).map(({ pixels }) => boxOf(pixels, width));
  const [visible, invisible] = [boxesOf(true), boxesOf(false)];
  const total = (boxes: Size[]) => boxes.reduce((sum, box) => sum + areaOf(box), 0);
  return total(invisible) < mostInvisible * total([...visible, ...invisible]) || isEmblemAlone(invisible, visible);
}

/** Whether the only invisible part is an emblem: about as wide as high, and clearly higher than each part of a visible name. */
function isEmblemAlone([emblem, ...others]: Size[], visible: Size[]): boolean {
  if (emblem === undefined || others.length > 0 || visible.length < leastLetters) return false;
  const isCompact = Math.max(emblem.width, emblem.height) <= 1.5 * Math.min(emblem.width, emblem.height);
  return isCompact && visible.every(({ height }) => emblem.height >= 1.5 * height);
}

const contrastOf = (one: Channels, other: Channels) => contrast({ rgb: one, alpha: 1 }, { rgb: other, alpha: 1 });

/** Draws a layer onto a picture, and finds the parts of it that are visible there. */
function putOn(picture: Channels[], layer: LogoLayer, ground: Color, width: number): Part[] {
  const standsOut = new Set<number>();
  const below = [...picture];
  const isOnElement = (pixel: number) =>
    below[pixel] !== ground.rgb && contrastOf(below[pixel]!, ground.rgb) >= leastContrast;
  const { first, pixels } = layer;
  for (let index = 0; index * 4 < pixels.length; index++) {
    const alpha = pixels[index * 4 + 3]! / 255;
    if (alpha === 0) continue;
    const pixel = first + index;
    const channel = (at: 0 | 1 | 2) => pixels[index * 4 + at]! + below[pixel]![at] * (1 - alpha);
    picture[pixel] = [channel(0), channel(1), channel(2)];
    const least = isOnElement(pixel) ? leastContrastOnElement : leastContrast;
    if (contrastOf(picture[pixel], below[pixel]!) >= least) standsOut.add(pixel);
  }
  const isShade = (part: number[]) =>
    part.filter(isOnElement).length >= part.length / 2 && reachesEdge(part, picture, below, width);
  return layer.parts.map((part) => ({
    pixels: part,
    layer,
    isSeen: isPartSeen(part, standsOut, layer, width) || isShade(part),
  }));
}

function isPartSeen(part: number[], standsOut: ReadonlySet<number>, { isRaster }: LogoLayer, width: number): boolean {
  const seen = part.filter((pixel) => standsOut.has(pixel));
  if (seen.length === 0) return false;
  if (seen.length >= (isRaster ? leastShare : leastShareOfPart) * part.length) return true;
  const [whole, visible] = [boxOf(part, width), boxOf(seen, width)];
  return visible.width >= leastShareOfOutline * whole.width && visible.height >= leastShareOfOutline * whole.height;
}

/** Whether enough of the border of a part differs from the picture around it, as it was before the part was drawn. */
function reachesEdge(part: number[], picture: Channels[], below: Channels[], width: number): boolean {
  const own = new Set(part);
  const contrasts = part.flatMap((pixel) =>
    [-width, -1, 1, width]
      .map((step) => pixel + step * borderDistance)
      .filter((outside) => below[outside] !== undefined && !own.has(outside))
      .map((outside) => contrastOf(picture[pixel]!, below[outside]!)),
  );
  return contrasts.filter((each) => each >= leastContrastOnElement).length >= leastShareOfBorder * contrasts.length;
}

function isBackground(part: Part, laterParts: Part[], width: number): boolean {
  const own = new Set(part.pixels);
  const covered = laterParts
    .filter(({ isSeen, layer }) => isSeen && layer !== part.layer)
    .flatMap(({ pixels }) => overlappingPixels(pixels, own));
  if (covered.length === 0) return false;
  return areaOf(boxOf(covered, width)) >= leastShareOfBackground * areaOf(boxOf(part.pixels, width));
}
