import { createHash } from 'node:crypto';
import type { Merchant } from '@livery/merchant';
import type { banners } from '../db/schema/index.ts';
import { artVersion } from './artVersion.ts';

type Style = Merchant['pictureStyle'];
type Banner = Pick<typeof banners.$inferSelect, 'id' | 'theme' | 'title' | 'line'>;

interface IconFile {
  name: string;
  style: Style;
  /** Whether the picture is the drawing without a title. */
  isPlain?: boolean;
}

/** File name of a game's picture in a merchant's style: `msn-0001.luminous.svg`, or `msn-0001.luminous.plain.svg`. */
export const iconFile = ({ name, style, isPlain = false }: IconFile) =>
  `${name}.${style}${isPlain ? '.plain' : ''}.svg`;

export function readIconFile(file: string): Required<IconFile> | undefined {
  const match = /^([a-z0-9-]{1,60})\.(luminous|flat|blockprint|bubble)(\.plain)?\.svg$/.exec(file);
  return match === null ? undefined : { name: match[1]!, style: match[2] as Style, isPlain: match[3] !== undefined };
}

/**
 * File name of a member's portrait in a merchant's style, with the version of the drawing code:
 * `3.luminous.0a1b2c3d.svg`.
 */
export const headFile = ({ id, style }: { id: string; style: Style }) => `${id}.${style}.${artVersion()}.svg`;

export function readHeadFile(file: string): { id: string; style: Style } | undefined {
  const match = /^([1-9]\d?)\.(luminous|flat|blockprint|bubble)(?:\.[0-9a-f]{8})?\.svg$/.exec(file);
  return match === null ? undefined : { id: match[1]!, style: match[2] as Style };
}

/**
 * File name of a banner's picture. It contains the language and a hash of the texts, because the texts can be edited.
 */
export function bannerFile({ banner, language, style }: { banner: Banner; language: string; style: Style }): string {
  const { id, theme, title, line } = banner;
  const content = createHash('sha256')
    .update(JSON.stringify([theme, Object.entries(title).toSorted(), Object.entries(line).toSorted()]))
    .digest('hex')
    .slice(0, 10);
  return `${id}-${content}.${language}.${style}.svg`;
}

export function readBannerFile(file: string): { id: number; language: string; style: Style } | undefined {
  const match = /^(\d{1,9})-[0-9a-f]{10}\.([A-Z]{2,3})\.(luminous|flat|blockprint|bubble)\.svg$/.exec(file);
  return match === null ? undefined : { id: Number(match[1]), language: match[2]!, style: match[3] as Style };
}

/** File name of a promotion's picture, which has no texts: `12-cashback.luminous.svg`. */
export const promotionFile = ({ id, theme, style }: { id: number; theme: Banner['theme']; style: Style }) =>
  `${id}-${theme}.${style}.svg`;

export function readPromotionFile(file: string): { id: number; style: Style } | undefined {
  const match = /^(\d{1,9})-[a-z]{1,20}\.(luminous|flat|blockprint|bubble)\.svg$/.exec(file);
  return match === null ? undefined : { id: Number(match[1]), style: match[2] as Style };
}

/** File name of a vendor's logo, in the vendor's folder: `logo-3f2a91c0.svg`. */
export const logoFile = () => `logo-${artVersion()}.svg`;

export const isLogoFile = (file: string) => /^logo-[0-9a-f]{8}\.svg$/.test(file);
