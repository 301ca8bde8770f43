/** Gateway codes that differ from the language tag in more than case. */
const tags: Readonly<Record<string, string>> = { MY: 'my', KR: 'ko', TY: 'tl', VN: 'vi', CN: 'zh', JP: 'ja' };

/** BCP 47 tag of a gateway language code; English if it is unknown. */
export function languageTag(code: string): string {
  const tag = tags[code] ?? code.toLowerCase();
  return Intl.DisplayNames.supportedLocalesOf([tag])[0] ?? 'en';
}
