import { homePath, paths } from '@livery/foundation/addresses';
import { languageOf } from '@livery/i18n';
import type { Merchant } from '@livery/merchant';
import { escapeHtml } from './escape.ts';
import { sharePictureSize } from './sharePicture.ts';
import type { AllTexts } from './texts.ts';

/**
 * Addresses that people send to each other, in addition to home: an invitation, and the promotions. Each has its own
 * page: the shell with other share tags for messengers. The file name is the address, so that static hosts find it
 * without configuration.
 */
export const sharePages = [
  { path: paths.register, title: 'register' },
  { path: paths.promotions, title: 'promotions' },
] as const;

/** The file of the share page for a path, below the merchant's folder. Undefined if the path uses the shell. */
export const sharePageFile = (pathname: string): string | undefined => {
  const page = sharePages.find(({ path }) => pathname === path || pathname === `${path}.html`);
  return page && `${page.path}.html`;
};

/** The data of a page that messengers, social networks and search engines read. */
export interface SharedPage {
  /** The canonical path of the page. An invitation's code is not a part of it. */
  path: string;
  title: string;
  /** Address of the picture below the merchant's host. */
  picture: string;
}

/** The share data of home. */
export const sharedHome = ({ name }: Merchant, picture: string): SharedPage => ({
  path: homePath,
  title: name,
  picture,
});

/** The share data of a page of `sharePages`, with its title in the merchant's default language. */
export function sharedPage(
  { path, title }: (typeof sharePages)[number],
  { merchant, texts, picture }: { merchant: Merchant; texts: AllTexts; picture: string },
): SharedPage {
  const words = texts[merchant.languages.default]?.['shell']?.[title];
  return { path, title: words === undefined ? merchant.name : `${words} · ${merchant.name}`, picture };
}

/**
 * Open Graph and Twitter tags, and the canonical link. They need absolute addresses, which begin with the merchant's
 * first host. For a merchant without a host, the addresses begin with the path.
 */
export function shareTags({ name, hosts, tagline, languages }: Merchant, { path, title, picture }: SharedPage): string {
  const origin = hosts[0] === undefined ? '' : `https://${hosts[0]}`;
  const language = languages.default;
  const meta = (attribute: 'property' | 'name', tags: Readonly<Record<string, string>>) =>
    Object.entries(tags)
      .map(([key, value]) => `<meta ${attribute}="${key}" content="${escapeHtml(value)}">`)
      .join('');
  return [
    `<link rel="canonical" href="${escapeHtml(origin + path)}">`,
    meta('property', {
      'og:type': 'website',
      'og:site_name': name,
      'og:title': title,
      'og:description': tagline[language] ?? '',
      'og:url': origin + path,
      'og:image': origin + picture,
      'og:image:type': 'image/png',
      'og:image:width': String(sharePictureSize.width),
      'og:image:height': String(sharePictureSize.height),
      'og:image:alt': name,
      'og:locale': languageOf(language).tag.replace('-', '_'),
    }),
    // Twitter reads title, description and picture from the tags above.
    meta('name', { 'twitter:card': 'summary_large_image' }),
  ].join('');
}
