import { generateKeyPairSync } from 'node:crypto';
import { createMinimumGateway } from '@livery/minimum-gateway';
import { copyMerchant } from '../environment/writeMerchants.ts';
import { otherMerchants } from './dialects.ts';

const keys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

/**
 * Starts a minimum gateway for each of `otherMerchants`, and writes the merchants. Returns a function that stops the
 * gateways.
 */
export async function startOtherGateways(): Promise<() => Promise<void>> {
  const gateways = await Promise.all(
    otherMerchants.map(async ({ code, dialect }) => {
      const { publicKey, privateKey } = keys();
      const gateway = await createMinimumGateway({ privateKey, merchant: code, dialect });
      copyMerchant(code, 'aurora', {
        'gateway.json': { baseUrl: gateway.url, rsaPublicKey: publicKey, dialect, gameHosts: [] },
      });
      return gateway;
    }),
  );
  return async () => void (await Promise.all(gateways.map((gateway) => gateway.close())));
}
