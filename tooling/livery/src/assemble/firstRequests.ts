import { type PlainRequest, collectRequests } from '@livery/api/prefetch';
import { homeQueries } from '@livery/api/home-data';
import type { PublicMerchant } from '@livery/merchant';

/** What home asks the gateway for at once, by language; the announcements first. */
export type FirstRequests = Readonly<Record<string, readonly PlainRequest[]>>;

/** Placeholder for the page's own host, which the page's files do not know. */
const someHost = 'https://page.invalid';
/** Placeholder for the merchant: the requests of all merchants differ by its code alone. */
const someCode = 'some-merchant';

const written = new Map<string, Promise<string>>();

/**
 * The requests of home's first screen in each language of a merchant, as the client itself would send them. An end-to-end
 * test holds them against what home asks for.
 */
export async function firstRequests({
  code,
  gateway,
  languages,
}: Pick<PublicMerchant, 'code' | 'gateway' | 'languages'>): Promise<FirstRequests> {
  const byLanguage = await Promise.all(
    languages.supported.map(async (language) => {
      const key = JSON.stringify([language, gateway.baseUrl, gateway.paths, gateway.dialect]);
      if (!written.has(key)) written.set(key, requestsIn(language, gateway));
      const requests = (await written.get(key)!).replaceAll(someHost, '').replaceAll(someCode, code);
      return [language, JSON.parse(requests) as PlainRequest[]] as const;
    }),
  );
  return Object.fromEntries(byLanguage);
}

async function requestsIn(language: string, gateway: PublicMerchant['gateway']): Promise<string> {
  const merchant = { code: someCode, gateway: { ...gateway, baseUrl: new URL(gateway.baseUrl, someHost).href } };
  return JSON.stringify(await collectRequests({ merchant, getLanguage: () => language }, homeQueries(language)));
}
