import { areas, type Call, type CallName, calls } from '@livery/api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkGateway } from './openPack.ts';
import { goodReply, type Report } from './report.ts';
import { merchantOf, ownGateway } from './testing/ownGateway.ts';

const gateway = ownGateway();
let reports: Report[];
beforeAll(async () => {
  reports = [];
  // One after the other: answered all at once they would hide what one leaves behind.
  for (const [code, other] of [
    ['aurora', 'padma'],
    ['padma', 'aurora'],
    ['everything', 'aurora'],
  ] as const) {
    reports.push(
      await checkGateway({
        gateway: gateway.url,
        merchant: merchantOf(code, gateway.merchantsDir),
        otherMerchant: merchantOf(other, gateway.merchantsDir),
      }),
    );
  }
}, 300_000);

const held = (step?: string) =>
  new Set(
    reports.flatMap(({ findings }) =>
      findings
        .filter((finding) => finding.state === 'held' && (step === undefined || finding.step === step))
        .map(({ call }) => call),
    ),
  );

test('our own gateway keeps the contract: for a merchant of each crypto suite, and for one with every switch on', () => {
  expect(reports.flatMap(({ findings }) => findings.filter(({ state }) => state === 'broken'))).toEqual([]);
});

test('every call of the contract was held against it', () => {
  expect([...held()].toSorted()).toEqual(Object.keys(calls).toSorted());
});

test('every call is answered well at one merchant or another, but for those whose circumstances can not be made', () => {
  const answered = held(goodReply);
  const never = Object.keys(calls).filter((name) => !answered.has(name as CallName));
  expect(never.toSorted()).toEqual([
    'answerDividendContract',
    'answerHourContract',
    'answerSalaryContract',
    'claimCashback',
    'socialLogin',
  ]);
});

test('what could not be checked has its reason', () => {
  for (const { findings } of reports)
    for (const { state, line } of findings) expect(state === 'held' || (line ?? '').length > 20).toBe(true);
});

/** Names of the fields that a call takes, in its query or body. */
function fieldsOf({ query, body }: Call): string[] {
  return [query, body].flatMap((schema) => Object.keys((schema as { entries?: object } | undefined)?.entries ?? {}));
}

interface Row {
  method: Call['method'];
  path: string;
  name: CallName;
  /** Fields of query or body; what the product spec leaves open is left out. */
  payload?: readonly string[];
  more?: Partial<Call>;
}

/** The product's call table, row by row. */
const rows: readonly Row[] = [
  {
    method: 'GET',
    path: '/wps/relay/GCSGAME_getVassGameType',
    name: 'getVendorGameTypes',
    payload: ['typeId', 'merchant_code'],
  },
  {
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameList',
    name: 'getGameList',
    payload: [
      'merchant',
      'clientType',
      'platform',
      'gameName',
      'gameType',
      'pageNo',
      'pageSize',
      'vassalage',
      'gameClassify',
      'isNew',
      'minBet',
      'minLine',
      'language',
    ],
  },
  {
    method: 'POST',
    path: '/wps/relay/MCSFE_addFavoriteGameV2',
    name: 'addFavoriteGame',
    payload: ['nodeId', 'vendor'],
    more: { access: 'signedIn' },
  },
  {
    method: 'DELETE',
    path: '/wps/relay/MCSFE_removeFavoriteGameV2',
    name: 'removeFavoriteGame',
    payload: ['nodeId', 'vendor'],
    more: { access: 'signedIn' },
  },
  {
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGames',
    name: 'getFavoriteGamesAll',
    payload: ['pageNo', 'pageSize', 'language'],
    more: { access: 'signedIn' },
  },
  {
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    name: 'getFavoriteGames',
    payload: ['gameType', 'vendor', 'pageNo', 'pageSize', 'language'],
    more: { access: 'signedIn' },
  },
  { method: 'GET', path: '/wps/relay/MCS2_addRecentGame', name: 'addRecentGame' },
  { method: 'GET', path: '/wps/relay/GCS_recentGame', name: 'getRecentGames' },
  { method: 'GET', path: '/lotto/lgw/games/opened/numero', name: 'getOpenedNumbers' },
  { method: 'GET', path: '/lgw/games/mobile', name: 'getLotteryGames' },
  {
    method: 'GET',
    path: '/wps/relay/GCSGAME_hotGamesV2',
    name: 'getHotGames',
    payload: ['merchantCode', 'isPlatform', 'platform', 'language'],
  },
  { method: 'GET', path: '/lgw/vn/games/game_menu', name: 'getVnGameMenu' },
  { method: 'GET', path: '/lgw/vn/games/recent', name: 'getVnRecentGames' },
  { method: 'GET', path: '/lgw/vn/numeros/opened/game', name: 'getVnOpenedNumbers' },
  { method: 'GET', path: '/wps/game/launchGame', name: 'launchGame' },
  { method: 'GET', path: '/wps/member/info', name: 'getMemberInfo', payload: [] },
  {
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    name: 'sendSmsCode',
    payload: ['mobileNum', 'countryDialingCode'],
  },
  {
    method: 'POST',
    path: '/wps/session/login',
    name: 'login',
    more: { isEncrypted: true },
    payload: [
      'username',
      'password',
      'captcha',
      'type',
      'firebaseChannel',
      'firebaseIdToken',
      'firebaseMobileNo',
      'countryDialingCode',
    ],
  },
  { method: 'GET', path: '/wps/captcha', name: 'getCaptcha' },
  { method: 'POST', path: '/wps/session/login/freeplay', name: 'freePlay', more: { moduleId: 'FREEPLAY3' } },
  {
    method: 'PUT',
    path: '/wps/member/register',
    name: 'register',
    payload: registration(),
    more: { isEncrypted: true, moduleId: 'REG3' },
  },
  {
    method: 'PUT',
    path: '/wps/member/register/mobile',
    name: 'registerMobile',
    payload: registration(),
    more: { isEncrypted: true, moduleId: 'REG3' },
  },
  { method: 'DELETE', path: '/wps/session/logout', name: 'logout', more: { access: 'signedIn' } },
];

function registration(): readonly string[] {
  return [
    'countryDialingCode',
    'registerUrl',
    'registerMethod',
    'username',
    'password',
    'confirmPassword',
    'affiliateCode',
    'paymentPassword',
    'recommenderId',
    'nickname',
    'payeeName',
    'email',
    'mobileNum',
    'idNumber',
    'qqNum',
    'facebook',
    'wechat',
    'line',
    'whatsapp',
    'zalo',
    'captcha',
    'type',
    'domain',
    'verificationCode',
    'firebaseChannel',
    'firebaseIdToken',
  ];
}

describe('[API-01] the call table', () => {
  test.each(rows.map((row): [string, Row] => [`${row.method} ${row.path}`, row]))(
    '%s takes its payload and is answered',
    (_row, { method, path, name, payload = [], more = {} }) => {
      const call: Call = calls[name];
      expect(call).toMatchObject({ method, path, ...more });
      expect(fieldsOf(call)).toEqual(expect.arrayContaining([...payload]));
      expect(held(goodReply)).toContain(name);
    },
  );
});

/** What the endpoint table further lists. */
const further: ReadonlyArray<readonly [what: string, names: readonly CallName[]]> = [
  ['lottery orders', ['placeOrder', 'getOrders', 'getOrder', 'cancelSuborder']],
  ['announcements', ['getAnnouncements', 'getNotices', 'markAsRead']],
  ['lobby news', ['getLobbyNews']],
  ['rank list', ['getRankList']],
  ['domain route', ['getDomainRoute']],
  [
    'agents: KPI, downline, rebates, salary, dividend',
    ['getAgentKpi', 'getDownline', 'getRebates', 'getSalary', 'getDividend', 'getAgentInfo'],
  ],
  [
    'wallets, transfer, transactions and their codes',
    ['getWallet', 'getMerchantWallet', 'transfer', 'collectWallets', 'getTransactions', 'getTransactionCodes'],
  ],
  [
    'deposit: banks, promotions, reports',
    ['getDepositOptions', 'getDepositBanks', 'getDepositPromos', 'acceptDepositPromo', 'getDeposits'],
  ],
  [
    'deposit: manual, Alipay, QQ, gateway, WeChat',
    ['depositManual', 'depositAlipay', 'depositQq', 'depositGateway', 'depositWechat'],
  ],
  [
    'withdrawal, bank cards, report',
    ['getWithdrawOptions', 'withdraw', 'getWithdrawals', 'getBankCards', 'addBankCard', 'removeBankCard'],
  ],
  [
    'security: passwords, questions, binding',
    [
      'changePassword',
      'changePaymentPassword',
      'setPasswordEmail',
      'getSecurity',
      'getSecurityQuestions',
      'setSecurityQuestions',
      'bindEmail',
      'bindPayee',
    ],
  ],
  [
    'personal info, nickname, head icon',
    ['getPersonalInfo', 'savePersonalInfo', 'setNickname', 'getHeadIcons', 'setHeadIcon'],
  ],
];

describe('[API-03] the further areas', () => {
  test.each(further)('%s: %j are answered well', (_what, names) => {
    expect([...held(goodReply)]).toEqual(expect.arrayContaining([...names]));
  });

  test('every area has a call that is answered well', () => {
    for (const { calls: ofArea } of Object.values(areas))
      expect(Object.keys(ofArea).some((name) => held(goodReply).has(name as CallName))).toBe(true);
  });
});
