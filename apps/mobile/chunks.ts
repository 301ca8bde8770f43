/*
 * Which code lies in one file. By itself the bundler makes a small file of every set of modules that some screens share,
 * and a slow phone pays for each. Here what is asked for together lies together:
 *
 * vendor  libraries that change seldom; apart, they stay cached over a release of the app
 * app     entry and home; the bundler names this file `main`
 * later   all that no other file names: what several screens use, and screens of a few hundred bytes
 * home    what home shows below and over its games
 * menu    the side menu and the settings
 * auth    login and register
 * list    the list of games
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
const auth = anyOf(
  'features/src/auth/(components/(?!LogoutButton)|forms|hooks|model|screens)',
  'ui/src/components/(CaptchaField|CodeField|Form|FormError|PasswordField|TextField)/',
  'node_modules/react-hook-form/',
);
const list = anyOf(
  'features/src/games/screens/',
  'ui/src/components/(ListEnd|ScrollTopButton|SearchField|Virtual)',
  'node_modules/virtua/',
);
const des = anyOf('api/src/crypto/decryptDes', 'node_modules/des\\.js/');
const crypto = anyOf('api/src/crypto/(legacyDes|oaepGcm|rsaPublicKey)', 'node_modules/jsencrypt/');
/** Not needed by most. */
const apart = anyOf('/PhoneField/', 'node_modules/libphonenumber', '/drawings');

const isNamed = (id: string) => [home, menu, auth, list, des, crypto, apart].some((group) => group.test(id));

/** `codeSplitting.groups` of the bundler. What several groups name goes to the one of the highest priority. */
export const chunkGroups = [
  { name: 'vendor', priority: 4, tags: ['$initial' as const], test: vendor },
  { name: 'app', priority: 3, tags: ['$initial' as const] },
  { name: 'later', priority: 2, test: (id: string) => !isNamed(id) },
  { name: 'home', priority: 1, test: home },
  { name: 'menu', priority: 1, test: menu },
  { name: 'auth', priority: 1, test: auth },
  { name: 'list', priority: 1, test: list },
  { name: 'des', priority: 1, test: des },
  { name: 'crypto', priority: 0, test: crypto },
];
