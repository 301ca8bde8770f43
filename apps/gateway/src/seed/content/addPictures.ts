import type { Merchant } from '@livery/merchant';
import type { banners, LocalText } from '../../db/schema/index.ts';
import { bannerFile } from '../../pictures/pictureFiles.ts';

type Banner = typeof banners.$inferSelect;

/** Replaces `{picture:slots}` with the picture of the first banner of that theme, in the text's language. */
export function addPictures(
  text: LocalText,
  { merchant, banners }: { merchant: Merchant; banners: readonly Banner[] },
): LocalText {
  const picture = (theme: string, language: string) => {
    const banner = banners.find((one) => one.theme === theme);
    if (banner === undefined) throw new Error(`There is no banner of the theme ${theme}.`);
    const file = bannerFile({ ...banner, style: merchant.pictureStyle, arrangement: 'centre' });
    const words = banner.title[language] ?? '';
    return `<img src="/sandbox/cdn/${merchant.code.toUpperCase()}/banners/${file}" alt="${words}" width="1120" height="490">`;
  };
  const entries = Object.entries(text).map(([language, one]) => [
    language,
    one.replaceAll(/\{picture:(\w+)\}/g, (_, theme: string) => picture(theme, language)),
  ]);
  return Object.fromEntries(entries) as LocalText;
}
