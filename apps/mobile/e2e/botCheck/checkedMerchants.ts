/** Variants of merchants of the repository with a bot check by GeeTest, which `startGeetest` simulates. */
export const checkedMerchants = [
  { code: 'checked-aurora', source: 'aurora', captchaId: 'a'.repeat(32) },
  { code: 'checked-padma', source: 'padma', captchaId: 'b'.repeat(32) },
] as const;

/** Keys that only the gateway and GeeTest know. */
export const geetestKeys: Readonly<Record<string, string>> = Object.fromEntries(
  checkedMerchants.map(({ code, captchaId }) => [captchaId, `the key of ${code}`]),
);
