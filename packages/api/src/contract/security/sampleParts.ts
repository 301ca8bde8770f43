export const sampleCode = { expiredMinutes: 5, expirationTime: '2026-01-01T12:05:00.000Z' };
