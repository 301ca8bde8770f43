import { createPublicKey } from 'node:crypto';
import type { MerchantParts, MerchantProblem } from '@livery/merchant';

/** Minimum size of an RSA key in bits. Such a key can't be factored in the next years. */
const leastBits = 2048;

/** Reports a key that does not protect the encrypted data. */
export function keyProblems({ code, gateway }: MerchantParts): MerchantProblem[] {
  const fault = gateway && faultOf(gateway.rsaPublicKey);
  if (fault === undefined) return [];
  return [
    {
      file: `${code}/gateway.json`,
      key: 'rsaPublicKey',
      message: fault,
      allowed: `the public half of an RSA key of ${leastBits} bits or more, in PEM`,
    },
  ];
}

function faultOf(pem: string): string | undefined {
  try {
    const { asymmetricKeyType: type = 'unknown', asymmetricKeyDetails: details } = createPublicKey(pem);
    if (type !== 'rsa') return `is a key of the type ${type}`;
    const bits = details?.modulusLength ?? 0;
    return bits < leastBits ? `is an RSA key of ${bits} bits, which can be broken` : undefined;
  } catch {
    return 'has the form of a key but contains no valid key';
  }
}
