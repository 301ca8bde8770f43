import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { dialingCodes } from './dialingCodes.ts';
import { languageTag } from './languageTag.ts';

export async function getCountries({
  merchant,
  query,
  language,
}: ContextOf<'getCountries'>): Promise<ValueOf<'getCountries'>> {
  const tag = languageTag(query.language ?? language);
  const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' });
  const { jurisdictions } = merchant.licence;
  const rankOf = (code: string) => (jurisdictions.includes(code) ? jurisdictions.indexOf(code) : jurisdictions.length);
  const byName = new Intl.Collator(tag);
  return Object.entries(dialingCodes)
    .map(([code, dialingCode]) => ({
      code,
      dialingCode,
      name: names.of(code) ?? code,
      flag: code,
      isLicensed: jurisdictions.includes(code),
    }))
    .toSorted((a, b) => rankOf(a.code) - rankOf(b.code) || byName.compare(a.name, b.name));
}
