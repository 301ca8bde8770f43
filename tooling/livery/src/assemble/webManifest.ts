import { homePath } from '@livery/foundation/addresses';
import { languageOf } from '@livery/i18n';
import type { Merchant } from '@livery/merchant';
import type { Icon } from './icons.ts';

interface ManifestIcons {
  /** Path of the SVG, which desktops render in the size that they need. */
  scalable: string;
  /** The icons as PNG, because Android's installer and iOS cannot read SVG. */
  bitmaps: readonly Icon[];
}

/** `manifest.webmanifest`: how the merchant looks as an installed app. */
export function webManifest(merchant: Merchant, { scalable, bitmaps }: ManifestIcons): string {
  const { default: language } = merchant.languages;
  const { tag, direction } = languageOf(language);
  const { canvas } = merchant.theme.color[merchant.theme.defaultMode];
  return JSON.stringify({
    id: homePath,
    start_url: homePath,
    scope: '/',
    display: 'standalone',
    orientation: 'portrait',
    name: merchant.name,
    short_name: merchant.name,
    description: merchant.tagline[language],
    lang: tag,
    dir: direction,
    background_color: canvas.$value,
    theme_color: canvas.$value,
    icons: [
      ...bitmaps.map(({ path, size, isMaskable }) => ({
        src: `/${path}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: isMaskable ? 'maskable' : 'any',
      })),
      { src: `/${scalable}`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  });
}
