import { type Call, calls } from '@livery/api/contract';
import type { MerchantParts, MerchantProblem } from '@livery/merchant';
import { plainPath } from './plainPath.ts';

/**
 * Reports calls that a merchant's `gateway.json` puts at the same address, because the gateway could answer only one of
 * them.
 */
export function sharedAddresses({ code, gateway }: MerchantParts): MerchantProblem[] {
  if (gateway === undefined) return [];
  const owners = new Map<string, string>();
  const problems: MerchantProblem[] = [];
  // Calls that the merchant moved come last, so that they are reported.
  const moved = ({ name }: Call) => (name in gateway.paths ? 1 : 0);
  for (const call of Object.values<Call>(calls).toSorted((a, b) => moved(a) - moved(b))) {
    const address = `${call.method} ${plainPath(gateway.paths[call.name] ?? call.path)}`;
    const owner = owners.get(address);
    if (owner === undefined) owners.set(address, call.name);
    else
      problems.push({
        file: `${code}/gateway.json`,
        key: `paths.${call.name}`,
        message: `${address} is the address of "${owner}"`,
        allowed: 'a path that no other call of this method has',
      });
  }
  return problems;
}
