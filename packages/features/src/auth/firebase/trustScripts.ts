/** Addresses from which Firebase's client loads scripts: Google's frame library and its invisible verifier. */
const trusted = ['https://apis.google.com/', 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** Whether a script may be loaded from an address. */
export const isTrustedScript = (address: string): boolean => trusted.some((start) => address.startsWith(start));

/** The part of the Trusted Types interface that this module uses. TypeScript's DOM types do not contain it. */
interface TrustedTypes {
  defaultPolicy: object | null;
  createPolicy: (name: 'default', rules: { createScriptURL: (address: string) => string | undefined }) => object;
}

/**
 * Lets Firebase's client load its scripts. The client sets their addresses as plain strings. The page's policy
 * (`require-trusted-types-for`) blocks plain strings, unless the policy named `default` allows them. This policy allows
 * no other scripts and no HTML.
 */
export function trustScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => (isTrustedScript(address) ? address : undefined),
  });
}
