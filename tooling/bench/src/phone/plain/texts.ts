import i18next from 'i18next';

/** The plain app's texts, only in English. */
const texts = i18next.createInstance();
void texts.init({
  lng: 'en',
  initAsync: false,
  resources: {
    en: {
      translation: {
        login: 'Log in',
        username: 'User name',
        password: 'Password',
        hotGames: 'Hot games',
        kinds: 'Kinds of games',
        kind: {
          RNG: 'Slots',
          LIVE: 'Live',
          FISH: 'Fishing',
          PVP: 'Poker',
          SPORTS: 'Sports',
          ELOTT: 'E-lottery',
          LOTT: 'Lottery',
        },
        bar: {
          home: 'Home',
          promotions: 'Promotions',
          deposit: 'Deposit',
          withdraw: 'Withdraw',
          account: 'Account',
        },
      },
    },
  },
});

export const { t } = texts;
