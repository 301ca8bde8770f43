import type { PlainMerchant } from './plain/merchant.ts';

/** A page without its code. */
export function withoutCode(html: string): string {
  return html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
}

/**
 * The plain app's page for a merchant.
 * @param html the built page
 * @param home the merchant's own home, whose icon it shows
 */
export function plainPageFor(
  { code, name, languages, gateway, cdn }: Omit<PlainMerchant, 'language'> & { languages: { default: string } },
  html: string,
  home: string,
): string {
  const stated: PlainMerchant = {
    code,
    name,
    language: languages.default,
    gateway: { baseUrl: gateway.baseUrl, paths: gateway.paths },
    cdn: { imageCdn: cdn.imageCdn },
  };
  const json = JSON.stringify(stated).replaceAll('<', String.raw`\u003c`);
  const [icon = ''] = /<link rel="icon"[^>]*>/.exec(home) ?? [];
  const head = `${icon}<script type="application/json" id="merchant">${json}</script></head>`;
  return html.replace('</head>', () => head);
}
