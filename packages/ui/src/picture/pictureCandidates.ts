/** The sizes of a picture, for an image element or a preload. Names are those of the element's properties. */
export interface PictureCandidates {
  src: string;
  /** Missing if there is only one size. */
  srcSet?: string;
  /** Missing if there is only one size. */
  sizes?: string;
  /** Media type of the picture. Only set for AVIF: a browser without AVIF ignores a preload with this type. */
  type?: string;
}

/**
 * A list of widths in an address, the narrowest first: `tile.(112w-160w-216w).avif`. Encoding does not change it, and
 * other file names probably do not contain it.
 */
const widthsPattern = /\((\d+w(?:-\d+w)*)\)/;

/**
 * The sizes of a picture from which the browser selects one. The address of a size has its width in place of the list:
 * `tile.160w.avif`. An address without a list is used unchanged. If data saver is on, only the smallest size is used.
 * @param address address of the picture from the gateway
 * @param rem rendered width of the picture, in rem
 */
export function pictureCandidates(address: string, rem: number): PictureCandidates {
  const [list, inside] = widthsPattern.exec(address) ?? [];
  if (list === undefined) return { src: address };
  const widths = inside!.split('-');
  const at = (width: string) => address.replace(list, width);
  const smallest = { src: at(widths[0]!), ...(address.endsWith('.avif') && { type: 'image/avif' }) };
  if (widths.length === 1 || isSavingData()) return smallest;
  return {
    ...smallest,
    srcSet: widths.map((width) => `${at(width)} ${width}`).join(', '),
    sizes: sizesOf(rem),
  };
}

/** 1rem is the width of the window, at most 480 px, divided by 7.5: see base.css. */
const sizesOf = (rem: number) => `min(${(rem / 0.075).toFixed(1)}vw, ${Math.round(rem * 64)}px)`;

/** Whether the player has turned on data saver in the browser. Not every browser reports it. */
const isSavingData = () =>
  typeof navigator !== 'undefined' &&
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
