/**
 * Other common forms of a value: the other case of letters, a colour without `#` or with three digits, an address for a
 * host, or a host for an address. The caller checks which of them is valid.
 */
export function otherForms(written: string): string[] {
  const plain = written.trim();
  const isAddress = plain.includes('://');
  if (plain === '') return [];
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(plain)?.slice(1) ?? [];
  return [
    plain,
    plain.toUpperCase(),
    plain.toLowerCase(),
    ...(short.length > 0 ? [`#${short.map((digit) => digit + digit).join('')}`] : []),
    ...(/^[0-9a-f]{6}([0-9a-f]{2})?$/i.test(plain) ? [`#${plain}`] : []),
    isAddress ? plain.replace(/^http:/, 'https:') : `https://${plain}`,
    // Converts letters of other scripts to their DNS form.
    (URL.parse(isAddress ? plain : `https://${plain}`)?.hostname ?? plain).replace(/\.$/, ''),
  ];
}
