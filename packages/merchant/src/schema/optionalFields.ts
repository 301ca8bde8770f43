/** Fields that a registration by user name may ask for, besides user name and password, in the order the form shows them. */
export const optionalFields = [
  'paymentPassword',
  'nickname',
  'payeeName',
  'email',
  'mobileNum',
  'verificationCode',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'recommenderId',
  'affiliateCode',
] as const;
