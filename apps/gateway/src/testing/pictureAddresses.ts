const sizes = /\(([\dw-]+)\)/;

/** The address of one size of a picture, as a client builds it. */
export const sizedAddress = (address: string, width: number) => address.replace(sizes, `${width}w`);

/** The available widths of an address. */
export const offeredWidths = (address: string) =>
  sizes
    .exec(address)![1]!
    .split('-')
    .map((width) => parseInt(width, 10));

/** The address of the drawing for a picture's sizes: without sizes, version and format. */
export const svgAddress = (address: string) => address.replace(/\.\([\dw-]+\)\.[0-9a-f]{8}\.\w+$/, '.svg');
