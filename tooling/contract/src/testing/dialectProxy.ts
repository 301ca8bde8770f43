import { generateKeyPairSync } from 'node:crypto';
import type { Dialect, Merchant } from '@livery/merchant';
import { toBareReply, withoutModule, withUsualHeaders } from './fromDialect.ts';
import { reencrypt } from './reencrypt.ts';
import { startProxy } from './startProxy.ts';

/** A gateway with a dialect, and the merchants that use it. */
interface DialectGateway {
  url: string;
  merchants: Merchant[];
  close(): Promise<void>;
}

/**
 * Starts a proxy in front of our own gateway, which has no dialect. The proxy receives requests in a dialect, forwards
 * them without it, and returns the replies in the dialect.
 * @param merchants merchants of the gateway. Requests without a merchant's code are for the first.
 */
export async function startDialectProxy(
  gateway: string,
  merchants: readonly Merchant[],
  dialect: Dialect,
): Promise<DialectGateway> {
  // The proxy has its own keys, because it decrypts a body with a module id and encrypts it again without the id.
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const rsaPublicKey = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const proxy = await startProxy(gateway, async (request, forward) => {
    // The sandbox's own paths have no dialect.
    if (request.url.startsWith('/sandbox/')) return forward(request);
    const unexpected = dialect.omitHeaders.find((name) => request.headers[name.toLowerCase()] !== undefined);
    if (unexpected !== undefined) return { status: 400, headers: {}, text: `${unexpected} must not be sent.` };
    const received = withUsualHeaders(request, dialect, merchants[0]!);
    const merchant = merchants.find(({ code }) => code === received.headers['merchant']);
    const reply = await forward(
      await withoutModule(merchant ? reencrypt(received, { merchant, dialect, privateKey }) : received, dialect),
    );
    return dialect.replies === 'bare' ? toBareReply(reply) : reply;
  });
  return {
    url: proxy.url,
    merchants: merchants.map((one) => ({ ...one, gateway: { ...one.gateway, dialect, rsaPublicKey } })),
    close: proxy.close,
  };
}
