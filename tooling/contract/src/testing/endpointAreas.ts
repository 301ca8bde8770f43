import type { Call, CallName } from '@livery/api/contract';

type Endpoint = readonly [method: Call['method'], path: string, name: CallName];

/** A part of the specification's endpoint table that its call table does not have. */
export interface EndpointArea {
  what: string;
  endpoints: ReadonlyArray<{ method: Call['method']; path: string; name: CallName }>;
}

const area = (what: string, ...endpoints: readonly Endpoint[]): EndpointArea => ({
  what,
  endpoints: endpoints.map(([method, path, name]) => ({ method, path, name })),
});

/** The list is written here and not read from the contract, because a test compares both. */
export const endpointAreas: readonly EndpointArea[] = [
  area(
    'lottery orders',
    ['POST', '/lgw/orders', 'placeOrder'],
    ['GET', '/lgw/orders', 'getOrders'],
    ['GET', '/lgw/orders/detail', 'getOrder'],
    ['POST', '/lgw/suborders/cancel', 'cancelSuborder'],
  ),
  area(
    'announcements',
    ['GET', '/wps/relay/MCSFE_announcements', 'getAnnouncements'],
    ['GET', '/wps/relay/MCSFE_notice', 'getNotices'],
    ['POST', '/wps/relay/MCSFE_markAsRead', 'markAsRead'],
  ),
  area('lobby news', ['GET', '/wps/relay/MCSFE_lobbyNews', 'getLobbyNews']),
  area('rank list', ['GET', '/wps/relay/GCS_rankList', 'getRankList']),
  area('domain route', ['GET', '/wps/system/domainRoute', 'getDomainRoute']),
  area(
    'agent: KPI, downline, rebates, salary, dividend',
    ['GET', '/wps/agent/info', 'getAgentInfo'],
    ['GET', '/wps/agent/kpi', 'getAgentKpi'],
    ['GET', '/wps/agent/downline', 'getDownline'],
    ['GET', '/wps/agent/rebates', 'getRebates'],
    ['GET', '/wps/agent/salary', 'getSalary'],
    ['GET', '/wps/agent/dividend', 'getDividend'],
  ),
  area(
    'wallets, transfer, transactions and their codes',
    ['GET', '/wps/wallets/gcs', 'getWallet'],
    ['GET', '/wps/wallets/merchant', 'getMerchantWallet'],
    ['POST', '/wps/wallets/transfer', 'transfer'],
    ['POST', '/wps/wallets/collect', 'collectWallets'],
    ['GET', '/wps/wallets/transactions', 'getTransactions'],
    ['GET', '/wps/wallets/transactions/codes', 'getTransactionCodes'],
  ),
  area(
    'deposit: options, banks, promotions, reports',
    ['GET', '/wps/deposit/options', 'getDepositOptions'],
    ['GET', '/wps/deposit/banks', 'getDepositBanks'],
    ['GET', '/wps/deposit/promos', 'getDepositPromos'],
    ['POST', '/wps/deposit/promos/accept', 'acceptDepositPromo'],
    ['GET', '/wps/deposit/reports', 'getDeposits'],
    ['POST', '/wps/deposit/receipt', 'sendDepositReceipt'],
    ['POST', '/wps/deposit/cancel', 'cancelDeposit'],
  ),
  area(
    'deposit: manual, Alipay, QQ, gateway, WeChat',
    ['POST', '/wps/deposit/manual', 'depositManual'],
    ['POST', '/wps/deposit/alipay', 'depositAlipay'],
    ['POST', '/wps/deposit/qq', 'depositQq'],
    ['POST', '/wps/deposit/gateway', 'depositGateway'],
    ['POST', '/wps/deposit/wechat', 'depositWechat'],
  ),
  area(
    'withdrawal, bank cards, report',
    ['GET', '/wps/transaction/withdraw/options', 'getWithdrawOptions'],
    ['POST', '/wps/transaction/withdraw', 'withdraw'],
    ['POST', '/wps/transaction/withdraw/cancel', 'cancelWithdrawal'],
    ['GET', '/wps/transaction/withdraw/report', 'getWithdrawals'],
    ['GET', '/wps/security/bankCards', 'getBankCards'],
    ['POST', '/wps/security/bankCards', 'addBankCard'],
    ['DELETE', '/wps/security/bankCards', 'removeBankCard'],
    ['POST', '/wps/security/bankCards/default', 'setDefaultBankCard'],
  ),
  area(
    'security: passwords, questions, binding of e-mail and payee',
    ['GET', '/wps/security', 'getSecurity'],
    ['POST', '/wps/member/password', 'changePassword'],
    ['POST', '/wps/security/paymentPassword', 'changePaymentPassword'],
    ['POST', '/wps/member/password/email/confirm', 'setPasswordEmail'],
    ['GET', '/wps/security/questions', 'getSecurityQuestions'],
    ['POST', '/wps/security/questions', 'setSecurityQuestions'],
    ['POST', '/wps/security/email', 'bindEmail'],
    ['POST', '/wps/security/payee', 'bindPayee'],
  ),
  area(
    'personal info, nickname, head icon',
    ['GET', '/wps/member/personal', 'getPersonalInfo'],
    ['POST', '/wps/member/personal', 'savePersonalInfo'],
    ['POST', '/wps/member/nickname', 'setNickname'],
    ['GET', '/wps/member/headIcon', 'getHeadIcons'],
    ['POST', '/wps/member/headIcon', 'setHeadIcon'],
  ),
];
