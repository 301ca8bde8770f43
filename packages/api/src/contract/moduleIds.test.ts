import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test } from 'vitest';
import { answerRaw } from '../testing/answers.ts';
import { exchangeOnce } from '../testing/exchangeOnce.ts';
import { startNetwork } from '../testing/network.ts';
import type { Call } from './call.ts';
import { calls } from './calls.ts';

const network = startNetwork();
afterEach(() => localStorage.clear());

/** The calls of each module. */
const modules: Readonly<Record<string, readonly (keyof typeof calls)[]>> = {
  COMM3: ['getAnnouncements', 'getNotices', 'markAsRead'],
  FUNDTRANS3: [
    'getWallet',
    'getMerchantWallet',
    'settleIntent',
    'transfer',
    'collectWallets',
    'getTransactions',
    'getTransactionCodes',
  ],
  REG3: ['getRegistrationConfig', 'register', 'registerMobile', 'checkUsername'],
  FREEPLAY3: ['freePlay', 'getTrialAccount'],
  CAPTCHA3: ['getCaptcha'],
  PERSPNL3: [
    'getMemberInfo',
    'getPersonalInfo',
    'savePersonalInfo',
    'setNickname',
    'getHeadIcons',
    'setHeadIcon',
    'changePassword',
  ],
  AGEINFO3: [
    'getAgentInfo',
    'getAgentKpi',
    'getRebates',
    'getSalary',
    'getDividend',
    'getSalaryContract',
    'answerSalaryContract',
    'getDividendContract',
    'answerDividendContract',
    'getHourContract',
    'answerHourContract',
  ],
  AGEDOWNMAN3: ['getDownline'],
  CBS3: ['getInboxUnread', 'getChatUnread', 'getChatLink', 'getLiveModels'],
};
const moduleOf = (name: string) =>
  Object.entries(modules).find(([, names]) => names.includes(name as keyof typeof calls))?.[0] ?? null;

describe('[API-05] each call is sent with the id of its module, if it has one', () => {
  test.each(Object.values(calls).map((call): [string, string | null, Call] => [call.name, moduleOf(call.name), call]))(
    '%s sends the module id %s',
    async (_name, moduleId, call) => {
      let sent: Request | undefined;
      network.use(
        answerRaw(call, (request) => {
          sent = request;
          return HttpResponse.json({ success: true, value: {} });
        }),
      );
      await exchangeOnce(call);
      expect(sent?.headers.get('ModuleId')).toBe(moduleId);
      expect(sent?.method).toBe(call.method);
    },
  );
});
