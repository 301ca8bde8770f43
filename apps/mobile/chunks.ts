/*
 * Which code lies in one file. By itself the bundler makes a small file of every set of modules that some screens share,
 * and a slow phone pays for each. Here what is asked for together lies together:
 *
 * vendor  libraries that change seldom; apart, they stay cached over a release of the app
 * app     entry and home; the bundler names this file `main`
 * later   all that no other file names: what several screens use, and screens of a few hundred bytes
 * home    what home shows below and over its games
 * menu    the side menu and the settings
 * auth    login, and what the other ways in share with it
 * register, passwords, trial  what these screens have of their own
 * list    the list of games, and what every endless list has
 * entry   the game entry and the centres, which have such lists
 * search  the search for games, over the page
 * firebase  signing in by Firebase, at merchants with a project
 * crypto  what encrypts a form that is sent; `des`: with the older suite, and in links to the live chat
 *
 * Home asks for `later` and `home` once its first screen is there. What few people need, such as the rules of phone
 * numbers, stays in files of its own.
 */

/** Matches any of these parts of a path, whatever the separator. */
const anyOf = (...parts: readonly string[]) =>
  new RegExp(parts.map((part) => part.replaceAll('/', String.raw`[\\/]`)).join('|'));

const vendor = anyOf(
  'node_modules/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|@reduxjs|redux|immer|reselect|use-sync-external-store)/',
);
const home = anyOf(
  'mobile/src/home/(HomeBlocks|HomeOverlays|overlays/)',
  'features/src/announcements/components/AnnouncementPopups/PopupCards',
  'features/src/games/components/RecentGames/',
  'features/src/(live-models|lottery|winners)/',
  '(api/src|contract)/lottery/',
  'ui/src/(carousel|components/(AnnouncementDialog|BannerCarousel|NumberBalls|SafeHtml)/)',
  'node_modules/(embla|htmlparser2|entities|dom)',
);
const menu = anyOf('mobile/src/shell/SideMenu/', 'features/src/preferences/', 'ui/src/components/LanguagePicker/');
const register = anyOf(
  'mobile/src/register/RegisterWithBanners',
  'features/src/announcements/components/RegisterBanners/',
  'features/src/auth/components/AgreementLink/AgreementLink\\.',
  'features/src/auth/(hooks/useInvitation|model/(formLayout|register|shownFields)|screens/RegisterScreen/)',
  'api/src/auth/(affiliate|registerPayload|registration)',
  'contract/auth/(affiliateDomain|checkAffiliateCode|getAffiliate|getRegistrationConfig|register)',
);
const passwords = anyOf(
  'features/src/auth/(components/NewPasswordFields/|hooks/useNewPasswordRules|model/passwordReset)',
  'features/src/auth/screens/(ChangePasswordScreen|ForgotPasswordScreen)/',
  'api/src/security/',
  'contract/security/(changePassword|getSecurity|getVerification|newPassword|sendPasswordEmail|setPassword|verificationPurpose)',
);
const trial = anyOf('features/src/auth/screens/FreeTrialScreen/', 'api/src/auth/getTrialAccount');
/** Without the user agreement: a few hundred bytes that forms, and a page of their own, show. */
const auth = anyOf(
  'features/src/auth/(botCheck|hooks|model)/',
  'features/src/auth/components/(?!LogoutButton|AgreementText|AgreementLink/AgreementSheet)',
  'features/src/auth/screens/(?!AgreementScreen)',
  'features/src/auth/firebase/(?!createFirebaseSignIn|firebaseProblem|trustScripts)',
  'api/src/auth/(freePlay|login|smsCode|socialLogin|startSession)',
  'contract/auth/(botCheck|captcha|freePlay|get|login|registration|socialLogin)',
  'contract/security/(codeSent|sendSmsCode)',
  'contract/validation/',
  '(api/src|contract)/site/(getCountries|countries|getValidationRules|validationRules)',
  'foundation/src/(botCheck|forms)/',
  'device/src/remembered-login/',
  'device/src/storage/items/(formDrafts|rememberedLogin|socialReturn)',
  'i18n/src/digits/typed',
  'ui/src/(digitsOnly|phone)',
  'ui/src/components/(CaptchaField|CodeField|Form|FormError|PasswordField|PasswordStrength|TextField)/',
  'node_modules/react-hook-form/',
);
const list = anyOf(
  'features/src/games/(screens/GameListScreen/|components/(CategoryTabs|GamesBody)/|hooks/useGames|model/(categoryTabs|readListAddress))',
  '(api/src|contract)/games/(allFavorites|getFavoriteGamesAll)',
  'ui/src/components/(ListEnd|ScrollTopButton|SearchField|Virtual)',
  'node_modules/virtua/',
);
const entry = anyOf(
  'features/src/games/(screens/(CategoryScreens|GameEntry|GameCentre|SlotsCentre)|components/(GameCentreView|HotOfKind|MostPlayed|TypedGames|Vendor)|hooks/(useLaunchLottery|useStripTiles)|model/entryCategories)',
  '(api/src|contract)/games/getPopularGames',
);
const search = anyOf(
  'features/src/games/components/GameSearch/(GameSearch\\.|GameSearchView|HotTiles|Suggestion|useGameSearch)',
  'features/src/games/model/(recentSearches|suggestGames)',
  'api/src/games/loadedGames',
  'device/src/storage/items/searches',
  'i18n/src/search/',
  'ui/src/components/SearchDialog/',
);
const des = anyOf('api/src/crypto/decryptDes', 'node_modules/des\\.js/');
const crypto = anyOf('api/src/crypto/(legacyDes|oaepGcm|rsaPublicKey)', 'node_modules/jsencrypt/');
/** Firebase's client and what speaks to it: only merchants with a project load it. */
const firebase = anyOf(
  'features/src/auth/firebase/(createFirebaseSignIn|firebaseProblem|trustScripts)',
  'contract/sandboxIdentity',
  'node_modules/(@firebase|idb|tslib)/',
);
/** Not needed by most. */
const apart = anyOf('/PhoneField/', 'node_modules/libphonenumber', '/drawings');

/** What one way in has of its own: not for whoever opens another. */
const ownWays = { register, passwords, trial };
const isOfWays = (id: string) => [auth, ...Object.values(ownWays)].some((way) => way.test(id));
/** Their styles are a few hundred bytes each: they lie with those of `auth`. */
const isOwn = (id: string) => !id.endsWith('.css') && Object.values(ownWays).some((way) => way.test(id));

const named = [home, menu, auth, list, entry, search, des, crypto, firebase, apart, ...Object.values(ownWays)];
const isNamed = (id: string) => named.some((group) => group.test(id));

/** `codeSplitting.groups` of the bundler. What several groups name goes to the one of the highest priority. */
export const chunkGroups = [
  { name: 'vendor', priority: 4, tags: ['$initial' as const], test: vendor },
  { name: 'app', priority: 3, tags: ['$initial' as const] },
  { name: 'later', priority: 2, test: (id: string) => !isNamed(id) },
  { name: 'home', priority: 1, test: home },
  { name: 'menu', priority: 1, test: menu },
  { name: 'auth', priority: 1, test: (id: string) => isOfWays(id) && !isOwn(id) },
  { name: 'list', priority: 1, test: list },
  { name: 'entry', priority: 1, test: entry },
  { name: 'search', priority: 1, test: search },
  { name: 'des', priority: 1, test: des },
  { name: 'firebase', priority: 1, test: firebase },
  { name: 'crypto', priority: 0, test: crypto },
  // After `auth`, which they build on.
  ...Object.entries(ownWays).map(([name, test]) => ({ name, priority: 0, test })),
];
