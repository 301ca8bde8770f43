/** Gateway codes that are no language tags when written small. */
const tags: Readonly<Record<string, string>> = { MY: 'my', KR: 'ko', TY: 'tl', VN: 'vi', CN: 'zh', JP: 'ja' };

/** BCP 47 tag of a gateway's language code; English where nobody knows it. */
export function languageTag(code: string): string {
  const tag = tags[code] ?? code.toLowerCase();
  return Intl.DisplayNames.supportedLocalesOf([tag])[0] ?? 'en';
}
