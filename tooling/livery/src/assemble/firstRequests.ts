import { type PlainRequest, collectRequests } from '@livery/api/prefetch';
import { homeQueries } from '@livery/api/home-data';
import type { PublicMerchant } from '@livery/merchant';

/** The first requests of home to the gateway, by language. The announcements come first. */
export type FirstRequests = Readonly<Record<string, readonly PlainRequest[]>>;

/** Placeholder for the page's own host, which is unknown when the page's files are written. */
const someHost = 'https://page.invalid';
/** Placeholder for the merchant: the requests of all merchants differ only in its code. */
const someCode = 'some-merchant';

const written = new Map<string, Promise<string>>();

/**
 * The requests of home's first screen in each language of a merchant, exactly as the client would send them. An
 * end-to-end test compares them with the requests that home sends.
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
