/** Allowed format of a code in a link. */
const codeShape = /^[\w-]{1,64}$/;

/** The affiliate code in a link, if it is valid. The address includes scheme and host. */
export function affiliateCodeIn(address: string): string | undefined {
  const code = new URL(address).searchParams.get('affiliateCode')?.trim();
  return code !== undefined && codeShape.test(code) ? code : undefined;
}
