import { createDecipheriv } from 'node:crypto';
import type { ChecksOf } from './check.ts';

export const serviceChecks: ChecksOf<'service'> = {
  async getCustomerService(kit) {
    const { pathList } = (await kit.assertGood()).version;
    const opened = pathList
      .filter(({ type }) => type !== 2)
      .map(({ type, path }) => (type === 3 ? openPath(path) : path));
    kit.assertEqual(
      'addresses that are not web, telephone, WhatsApp or Telegram addresses',
      opened.filter((path) => !/^(https:\/\/|tel:|whatsapp:|tg:)/.test(path)),
      [],
    );
  },
};

/** Decrypts a path: DES, with the last eight characters of the path as the key. */
function openPath(path: string): string {
  const key = Buffer.from(path.slice(-8), 'latin1');
  try {
    // Triple DES with the same key three times is DES.
    const decipher = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
    return Buffer.concat([decipher.update(Buffer.from(path.slice(0, -8), 'base64')), decipher.final()]).toString(
      'utf8',
    );
  } catch {
    return 'an encrypted path that its key does not open';
  }
}
