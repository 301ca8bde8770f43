import type { DepositMethod } from '@livery/api/deposit/createDeposit';
import type { Deposit } from '@livery/api/deposit/getDeposits';
import { isListedOrigin } from '@livery/merchant/listed-origins';

/** URL schemes that open the app of a method. */
const schemes: Partial<Record<DepositMethod, readonly string[]>> = {
  alipay: ['alipay:', 'alipays:', 'alipayqr:'],
  wechat: ['wechat:', 'weixin:', 'wxp:'],
  qq: ['qq:', 'mqq:', 'mqqapi:', 'mqqwallet:'],
};

const schemesOf = (method: Deposit['method']) => (typeof method === 'string' ? (schemes[method] ?? []) : []);

/** Origins that are allowed for payment pages. */
interface PayOrigins {
  /** The origins of the page and of its gateway. */
  own: readonly string[];
  /** `payHosts` of the merchant. */
  listed: readonly string[];
}

/**
 * Returns the address at which a deposit is paid, if this page may open it: a page on one of these origins, or the app
 * of the method. Returns undefined for any other address, because an address in a reply could point to any host.
 */
export function paymentUrl(
  { method, url, qrText }: Pick<Deposit, 'method' | 'url' | 'qrText'>,
  { own, listed }: PayOrigins,
): string | undefined {
  const address = url ?? qrText;
  if (address === undefined || !URL.canParse(address, own[0])) return undefined;
  const { origin, protocol, href } = new URL(address, own[0]);
  const isOpen =
    url === undefined ? schemesOf(method).includes(protocol) : own.includes(origin) || isListedOrigin(origin, listed);
  return isOpen ? href : undefined;
}
