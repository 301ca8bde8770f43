import type { PublicMerchant } from '@livery/merchant';
import { escapeHtml } from './escape.ts';

/** What a page without a drawing shows until its screen is there: the merchant's lettering. Its looks are in the app's styles. */
export function splash({ name, assets }: Pick<PublicMerchant, 'name' | 'assets'>): string {
  const { dark, light } = assets.logo;
  const picture = (address: string, mode: string) =>
    `<img src="${escapeHtml(address)}" alt="${escapeHtml(name)}" class="${mode}">`;
  const pictures = dark === light ? picture(dark, '') : picture(dark, 'dark') + picture(light, 'light');
  return `<div class="splash">${pictures}</div>`;
}
