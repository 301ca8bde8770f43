/** The sizes of a picture, for an image element or a preload. Names are those of the element's properties. */
export interface PictureCandidates {
  src: string;
  /** Missing if there is only one size. */
  srcSet?: string;
  /** Missing if there is only one size. */
  sizes?: string;
  /** Media type of all sizes. Only for AVIF: a browser that cannot show it ignores a preload with this type. */
  type?: string;
}

/**
 * A list of widths in an address, the narrowest first: `tile.(112w-160w-216w).avif`. It survives encoding, and is
 * unlikely in other file names.
 */
const widthsPattern = /\((\d+w(?:-\d+w)*)\)/;

/**
 * The available sizes of a picture, from which the browser chooses. The address of one size has its width in place of
 * the list: `tile.160w.avif`. An address without a list is used unchanged. With data saver only the smallest is used.
 * @param address of the picture, as the gateway names it
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
