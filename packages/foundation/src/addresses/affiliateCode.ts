/** A code that a link may carry; anything else is none. */
const codeShape = /^[\w-]{1,64}$/;

/** The code of the affiliate whose link this is, if it is one. The address carries its scheme and host. */
export function affiliateCodeIn(address: string): string | undefined {
  const code = new URL(address).searchParams.get('affiliateCode')?.trim();
  return code !== undefined && codeShape.test(code) ? code : undefined;
}
