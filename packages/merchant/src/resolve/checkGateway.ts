import { isListedOrigin } from '../listedOrigins.ts';
import type { MerchantParts } from '../merchant.ts';
import type { MerchantProblem } from './problem.ts';

/** Settings of `gateway.json` that contradict each other. Missing parts are not checked. */
export function checkGateway(merchant: MerchantParts): MerchantProblem[] {
  return [...checkEmulator(merchant), ...checkGameHosts(merchant)];
}

function checkEmulator({ code, gateway }: MerchantParts): MerchantProblem[] {
  const firebase = gateway?.firebase;
  if (firebase?.emulator === undefined || firebase.projectId.startsWith('demo-')) return [];
  return [
    {
      file: `${code}/gateway.json`,
      key: 'firebase.emulator',
      message: `an emulator accepts any user, but "${firebase.projectId}" is a real project`,
      allowed: 'only together with a projectId that begins with demo-',
    },
  ];
}

/**
 * Reports game hosts with the origin of the app. A frame with this origin can access the app, with any sandbox
 * attribute.
 */
function checkGameHosts({ code, hosts, gateway }: MerchantParts): MerchantProblem[] {
  if (hosts === undefined || gateway === undefined) return [];
  const own = [...hosts.map((host) => `https://${host}`), `http://${code}.localhost`];
  return gateway.gameHosts.flatMap((host, at) => {
    const found = own.find((origin) => isListedOrigin(origin, [host]));
    return found === undefined
      ? []
      : [
          {
            file: `${code}/gateway.json`,
            key: `gameHosts.${at}`,
            message: `"${host}" is ${found}, the app's own host`,
            allowed: 'another host, for example the merchant’s own with play. before it',
          },
        ];
  });
}
