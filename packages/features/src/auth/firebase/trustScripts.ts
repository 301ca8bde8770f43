/** Where Firebase's client loads scripts from: Google's frame library and its invisible verifier. */
const trusted = ['https://apis.google.com/', 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** Whether a script may be loaded from an address. */
export const isTrustedScript = (address: string): boolean => trusted.some((start) => address.startsWith(start));

/** The part of the Trusted Types interface that is used here; TypeScript's DOM types lack it. */
interface TrustedTypes {
  defaultPolicy: object | null;
  createPolicy: (name: 'default', rules: { createScriptURL: (address: string) => string | undefined }) => object;
}

/**
 * Lets Firebase's client load its scripts. It writes their addresses as plain text, which the page's policy
 * (`require-trusted-types-for`) refuses unless the policy named `default` takes them: this one takes no others, and no HTML.
 */
export function trustScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => (isTrustedScript(address) ? address : undefined),
  });
}
