/** Masks an email address: `amina@example.org` becomes `a****@example.org`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${[...email][0]}****${email.slice(at)}`;
}

/** Masks a number: `+8801712345678` becomes `+880*****5678`. */
export const maskMobile = (mobile: string | null): string =>
  mobile === null ? '' : `${mobile.slice(0, 4)}*****${mobile.slice(-4)}`;

/** Masks a name: `Amina Rahman` becomes `A****`. */
export const maskName = (name: string): string => (name === '' ? '' : `${[...name][0]}****`);
