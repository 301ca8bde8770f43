/** Merchants that are like one of the repository and have people checked by GeeTest, played by `startGeetest`. */
export const checkedMerchants = [
  { code: 'checked-aurora', source: 'aurora', captchaId: 'a'.repeat(32) },
  { code: 'checked-padma', source: 'padma', captchaId: 'b'.repeat(32) },
] as const;

/** What the gateway and GeeTest alone know of them. */
export const geetestKeys: Readonly<Record<string, string>> = Object.fromEntries(
  checkedMerchants.map(({ code, captchaId }) => [captchaId, `the key of ${code}`]),
);
