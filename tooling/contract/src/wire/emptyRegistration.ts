/**
 * The text fields of every registration, all empty, without name, passwords and the captcha's answer. Most
 * registrations fill in only a few of them.
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
