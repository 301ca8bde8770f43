import type { DepositMethod } from '@livery/api/deposit/createDeposit';
import type { Deposit } from '@livery/api/deposit/getDeposits';
import { isListedOrigin } from '@livery/merchant/listed-origins';

/** Schemes of the addresses that open the app of a method. */
const schemes: Partial<Record<DepositMethod, readonly string[]>> = {
  alipay: ['alipay:', 'alipays:', 'alipayqr:'],
  wechat: ['wechat:', 'weixin:', 'wxp:'],
  qq: ['qq:', 'mqq:', 'mqqapi:', 'mqqwallet:'],
};

const schemesOf = (method: Deposit['method']) => (typeof method === 'string' ? (schemes[method] ?? []) : []);

/** Where payment pages may stand. */
interface PayOrigins {
  /** The page's own and its gateway's. */
  own: readonly string[];
  /** `payHosts` of the merchant. */
  listed: readonly string[];
}

/**
 * The address at which a deposit is paid, where it may be opened from here: a page of one of these origins, or the app of its
 * method. Undefined for any other: an address out of a reply could lead anywhere.
 */
export function wayOut(
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
