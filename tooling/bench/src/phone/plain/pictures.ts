import { merchant } from './merchant.ts';

const list = /\((\d+w(?:-\d+w)*)\)/;

/** Attributes of an image element for an address that may list several widths, for example `tile.(112w-216w).avif`. */
export function pictureOf(address: string, sizes: string) {
  const [brackets, inside] = list.exec(address) ?? [];
  if (brackets === undefined) return { src: address };
  const widths = inside!.split('-');
  const at = (width: string) => address.replace(brackets, width);
  return { src: at(widths[0]!), srcSet: widths.map((width) => `${at(width)} ${width}`).join(', '), sizes };
}

/** Address of a game's picture on the merchant's first picture server. */
export function gamePicture(folder: string, file: string): string {
  const path = `${folder}/${file}`.split('/').map(encodeURIComponent).join('/');
  return `${merchant.cdn.imageCdn[0]!.replace(/\/$/, '')}/${merchant.code.toUpperCase()}/${path}`;
}

/** Address of a picture in a reply. A path without a host belongs to the gateway. */
export const replyPicture = (url: string): string =>
  new URL(url, new URL(merchant.gateway.baseUrl, window.location.href)).href;
