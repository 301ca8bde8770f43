/**
 * What people write when they mean the same: small letters for capitals and the reverse, a colour without `#` or of three
 * digits, an address where only its host is wanted, a host where an address is. Which of them fits is for the caller to see.
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
    // Letters of other scripts become those that DNS has.
    (URL.parse(isAddress ? plain : `https://${plain}`)?.hostname ?? plain).replace(/\.$/, ''),
  ];
}
