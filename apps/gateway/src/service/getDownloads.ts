import type { ContextOf, ValueOf } from '../http/callContext.ts';

/** Path prefix of each merchant's download pages. */
export const downloadsPath = '/sandbox/downloads';

export async function getDownloads({ merchant }: ContextOf<'getDownloads'>): Promise<ValueOf<'getDownloads'>> {
  const below = `${downloadsPath}/${merchant.code}`;
  return {
    list: [
      { resourceType: 'IOS', url: `${below}/ios` },
      { resourceType: 'Android', url: `${below}/android` },
      { resourceType: 'MOBILECONFIG', url: `${below}/app.mobileconfig` },
      { resourceType: 'AFFILIATELINK', url: `${below}/affiliate` },
    ],
  };
}
