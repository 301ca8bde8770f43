import type { PublicMerchant } from '@livery/merchant';
import { escapeHtml } from './escape.ts';

/**
 * The merchant's logo, shown by a page without prerendered content until its screen is loaded. Its styles are in the
 * app's style sheets.
 */
export function splash({ name, assets }: Pick<PublicMerchant, 'name' | 'assets'>): string {
  const { dark, light } = assets.logo;
  const picture = (address: string, mode: string) =>
    `<img src="${escapeHtml(address)}" alt="${escapeHtml(name)}" class="${mode}">`;
  const pictures = dark === light ? picture(dark, '') : picture(dark, 'dark') + picture(light, 'light');
  return `<div class="splash">${pictures}</div>`;
}
