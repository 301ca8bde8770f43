import { languageOf } from '@livery/i18n';
import type { Merchant } from '@livery/merchant';
import type { Icon } from './icons.ts';

/** `manifest.webmanifest`: how the merchant looks as an installed app. */
export function webManifest(merchant: Merchant, icons: readonly Icon[]): string {
  const { default: language } = merchant.languages;
  const { tag, direction } = languageOf(language);
  const { canvas } = merchant.theme.color[merchant.theme.defaultMode];
  return JSON.stringify({
    id: '/m/home', start_url: '/m/home', scope: '/', display: 'standalone', orientation: 'portrait',
    name: merchant.name, short_name: merchant.name, description: merchant.tagline[language], lang: tag, dir: direction,
    background_color: canvas.$value, theme_color: canvas.$value,
    icons: icons.map(({ path, size, isMaskable }) => ({
      src: `/${path}`, sizes: `${size}x${size}`, type: 'image/png', purpose: isMaskable ? 'maskable' : 'any',
    })),
  });
}
