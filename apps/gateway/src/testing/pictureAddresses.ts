const sizes = /\(([\dw-]+)\)/;

/** The address of one size of a picture, as a client makes it. */
export const sizedAddress = (address: string, width: number) => address.replace(sizes, `${width}w`);

/** The widths that an address offers. */
export const offeredWidths = (address: string) =>
  sizes
    .exec(address)![1]!
    .split('-')
    .map((width) => parseInt(width, 10));

/** The address of the drawing that a picture's sizes are made of: without sizes, version and format. */
export const svgAddress = (address: string) => address.replace(/\.\([\dw-]+\)\.[0-9a-f]{8}\.\w+$/, '.svg');
