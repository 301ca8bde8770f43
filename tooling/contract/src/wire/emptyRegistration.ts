/**
 * The texts that every registration has, empty, but for name, passwords and the answer to a captcha: most fill in few
 * of them.
 */
export const emptyRegistration: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'countryDialingCode',
    'affiliateCode',
    'recommenderId',
    'paymentPassword',
    'nickname',
    'payeeName',
    'email',
    'mobileNum',
    'idNumber',
    'qqNum',
    'facebook',
    'wechat',
    'line',
    'whatsapp',
    'zalo',
    'domain',
    'verificationCode',
  ].map((field) => [field, '']),
);
