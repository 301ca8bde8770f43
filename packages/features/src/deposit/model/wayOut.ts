import type { DepositMethod } from '@livery/api/deposit/createDeposit';
import type { Deposit } from '@livery/api/deposit/getDeposits';

/** Schemes of the addresses that open the app of a method. */
const schemes: Partial<Record<DepositMethod, readonly string[]>> = {
  alipay: ['alipay:', 'alipays:', 'alipayqr:'],
  wechat: ['wechat:', 'weixin:', 'wxp:'],
  qq: ['qq:', 'mqq:', 'mqqapi:', 'mqqwallet:'],
};

/**
 * The address at which a deposit is paid, where it may be opened from here: a page of one of these origins, or the app of its
 * method. Undefined for any other: an address out of a reply could lead anywhere.
 *
 * @param origins where payment pages may stand: the page's own and its gateway's
 */
export function wayOut(
  { method, url, qrText }: Pick<Deposit, 'method' | 'url' | 'qrText'>,
  origins: readonly string[],
): string | undefined {
  const address = url ?? qrText;
  if (address === undefined || !URL.canParse(address, origins[0])) return undefined;
  const { origin, protocol, href } = new URL(address, origins[0]);
  const isOpen = url === undefined ? schemes[method]?.includes(protocol) : origins.includes(origin);
  return isOpen ? href : undefined;
}
