export const main = { code: 'MAIN', name: 'Main', balance: '1234.50' };

export const vendor = { code: 'ACME', name: 'Acme Games', balance: '100.00' };
