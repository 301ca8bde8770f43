import { MerchantProvider } from '@livery/merchant/react';
import type { PublicMerchant } from '@livery/merchant';
import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

const logos = import.meta.glob<string>('../../../merchants/*/assets/logo*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
const files = import.meta.glob<Record<string, unknown>>('../../../merchants/*/merchant.json', {
  eager: true,
  import: 'default',
});
const switchFiles = import.meta.glob<PublicMerchant['switches']>('../../../merchants/*/switches.json', {
  eager: true,
  import: 'default',
});

/** Returns the address of a merchant's logo, or of the logo of `_base` if the merchant has none. */
function logoOf(code: string, file: string): string {
  return logos[`../../../merchants/${code}/assets/${file}`] ?? logos[`../../../merchants/_base/assets/${file}`] ?? '';
}

/** Renders a story with a router and the merchant of the toolbar, with the fields that screens read. */
export const withMerchant: Decorator = (Story, { globals }) => {
  const code = String(globals['merchant'] ?? 'aurora');
  const { name, licence, currency, playMoney } = files[
    `../../../merchants/${code}/merchant.json`
  ] as unknown as PublicMerchant;
  const merchant = {
    code,
    name,
    licence,
    currency,
    playMoney,
    // An absent switch is off.
    switches: switchFiles[`../../../merchants/${code}/switches.json`],
    assets: { logo: { dark: logoOf(code, 'logo-dark.svg'), light: logoOf(code, 'logo.svg') } },
  } as PublicMerchant;
  return (
    <MerchantProvider value={merchant}>
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    </MerchantProvider>
  );
};
