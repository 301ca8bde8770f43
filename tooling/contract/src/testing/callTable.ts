import type { Call, CallName } from '@livery/api/contract';

/** A row of the specification's call table. */
export interface TableRow {
  method: Call['method'];
  path: string;
  name: CallName;
  /** Fields of the query or the body that the specification names. */
  payload?: readonly string[];
  more?: Partial<Call>;
}

/** The specification's call table. It is written here and not read from the contract, because a test compares both. */
export const callTable: readonly TableRow[] = [
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
