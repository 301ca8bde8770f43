import type { TestGateway } from './testGateway.ts';

/** Decides a request with the sandbox's cashier. */
export async function decideAsCashier(
  gateway: TestGateway,
  kind: 'deposit' | 'withdrawal' | 'promotion',
  id: string | number,
  action: 'approve' | 'reject' | 'cancel',
) {
  const response = await fetch(`${gateway.url}/sandbox/cashier/${kind}/${id}/${action}`, { method: 'POST' });
  return { status: response.status, body: (await response.json()) as { state?: string; code?: string } };
}

/** Balance of a member's main wallet, in minor units. */
export async function mainBalanceOf(gateway: TestGateway, token: string, merchant = 'aurora'): Promise<bigint> {
  const { value } = await gateway.call('getWallet', { token, merchant });
  return BigInt(value.wallets[0]!.balance.replace('.', ''));
}
