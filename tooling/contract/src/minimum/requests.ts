import type { requiredCalls } from '@livery/api/client-tools';
import type { Merchant } from '@livery/merchant';
import type { SentTo } from '../wire/makeCall.ts';

type RequiredCall = (typeof requiredCalls)[number];
type Requests = { readonly [Name in Exclude<RequiredCall, 'login' | 'launchGame'>]: SentTo<Name> };

const platform = 'html5';

/** Requests of the required calls that need only a session. `login` needs a password, and `launchGame` a game. */
export function minimumRequests({ code, languages }: Pick<Merchant, 'code' | 'languages'>): Requests {
  const language = languages.default;
  return {
    getAnnouncements: { query: { types: 'B,PL,PU', platform: 'M', merchantCode: code, language } },
    getVendorGameTypes: { query: { typeId: '1', merchant_code: code } },
    getHotGames: { query: { merchantCode: code, isPlatform: '2', platform, language } },
    getGameList: { query: { merchant: code, clientType: '2', platform, language, pageNo: 1, pageSize: 25 } },
    getMemberInfo: {},
    getWallet: {},
    getFavoriteGames: { query: { language, pageNo: 1, pageSize: 15 } },
    logout: {},
  };
}
