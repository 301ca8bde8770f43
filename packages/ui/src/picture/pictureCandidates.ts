/** The sizes of a picture, as an image element or a preload takes them. Names are those of the element's properties. */
export interface PictureCandidates {
  src: string;
  /** Missing where there is one size. */
  srcSet?: string;
  /** Missing where there is one size. */
  sizes?: string;
  /** Media type of all sizes. Only of AVIF: a browser that cannot show it skips a preload that has this type. */
  type?: string;
}

/**
 * A list of widths in an address, the narrowest first: `tile.(112w-160w-216w).avif`. It survives encoding, and no file
 * is named so by chance.
 */
const widthsPattern = /\((\d+w(?:-\d+w)*)\)/;

/**
 * The sizes of a picture on offer, for the browser to choose from. The address of one size has its width in the place of
 * the list: `tile.160w.avif`. An address without a list is used as it is. Who saves data gets the smallest.
 * @param address of the picture, as the gateway names it
 * @param rem width at which the picture is shown, in rem
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

/** 1rem is a 7.5th of the window, of at most 480 px: see base.css. */
const sizesOf = (rem: number) => `min(${(rem / 0.075).toFixed(1)}vw, ${Math.round(rem * 64)}px)`;

/** Whether the person asked their browser to save data. Not every browser says. */
const isSavingData = () =>
  typeof navigator !== 'undefined' &&
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
