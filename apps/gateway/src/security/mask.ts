/** `amina@example.org` as `a****@example.org`: enough to know one's own, too little for anyone else. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${[...email][0]}****${email.slice(at)}`;
}

/** `+8801712345678` as `+880*****5678`. */
export const maskMobile = (mobile: string | null): string =>
  mobile === null ? '' : `${mobile.slice(0, 4)}*****${mobile.slice(-4)}`;

/** `Amina Rahman` as `A****`. */
export const maskName = (name: string): string => (name === '' ? '' : `${[...name][0]}****`);
