export const session = {
  token: 'token-of-amina',
  merchantCode: 'testmerchant',
  userName: 'amina',
  type: 0,
  firstTimeLogin: false,
};

export const expirationTime = '2026-01-01T12:00:00.000Z';
