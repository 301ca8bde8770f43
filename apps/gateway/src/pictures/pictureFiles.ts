import type { Merchant } from '@livery/merchant';
import type { BannerArrangement } from '../art/index.ts';
import type { banners } from '../db/schema/index.ts';
import { artVersion } from './artVersion.ts';

type Style = Merchant['pictureStyle'];
type Theme = (typeof banners.$inferSelect)['theme'];

interface IconFile {
  name: string;
  style: Style;
}

/** File name of a game's picture in a merchant's style: `msn-0001.luminous.svg`. */
export const iconFile = ({ name, style }: IconFile) => `${name}.${style}.svg`;

export function readIconFile(file: string): IconFile | undefined {
  const match = /^([a-z0-9-]{1,60})\.(luminous|flat|blockprint|bubble)\.svg$/.exec(file);
  return match === null ? undefined : { name: match[1]!, style: match[2] as Style };
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

interface BannerFile {
  id: number;
  style: Style;
  arrangement: BannerArrangement;
}

/** File name of a banner's picture, with the arrangement of its subjects: `3-slots.luminous.rtl.svg`. */
export const bannerFile = ({ id, theme, style, arrangement }: BannerFile & { theme: Theme }) =>
  `${id}-${theme}.${style}.${arrangement}.svg`;

export function readBannerFile(file: string): BannerFile | undefined {
  const match = /^(\d{1,9})-[a-z]{1,20}\.(luminous|flat|blockprint|bubble)\.(centre|ltr|rtl)\.svg$/.exec(file);
  return match === null
    ? undefined
    : { id: Number(match[1]), style: match[2] as Style, arrangement: match[3] as BannerArrangement };
}

/** File name of a promotion's picture: `12-cashback.luminous.svg`. */
export const promotionFile = ({ id, theme, style }: { id: number; theme: Theme; style: Style }) =>
  `${id}-${theme}.${style}.svg`;

export function readPromotionFile(file: string): { id: number; style: Style } | undefined {
  const match = /^(\d{1,9})-[a-z]{1,20}\.(luminous|flat|blockprint|bubble)\.svg$/.exec(file);
  return match === null ? undefined : { id: Number(match[1]), style: match[2] as Style };
}

/** File name of a vendor's logo, in the vendor's folder: `logo-3f2a91c0.svg`. */
export const logoFile = () => `logo-${artVersion()}.svg`;

export const isLogoFile = (file: string) => /^logo-[0-9a-f]{8}\.svg$/.test(file);
