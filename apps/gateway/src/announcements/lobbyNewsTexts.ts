import type { LocalText } from '../db/schema/index.ts';

/** `{game}`, `{issue}`, `{numbers}` are filled in. */
export const drawText: LocalText = {
  EN: '{game}, draw {issue}: {numbers}',
  BN: '{game}, ড্র {issue}: {numbers}',
  UR: '{game}، قرعہ {issue}: {numbers}',
  PT: '{game}, sorteio {issue}: {numbers}',
};

/** `{name}`, `{amount}`, `{game}` are filled in. */
export const winText: LocalText = {
  EN: '{name} won {amount} at {game}',
  BN: '{name} {game}-এ {amount} জিতেছেন',
  UR: '{name} نے {game} میں {amount} جیتے',
  PT: '{name} ganhou {amount} em {game}',
};

/** Ticker texts of the merchant, one a day in turn. `{merchant}` is filled in. */
export const merchantNewsTexts: readonly LocalText[] = [
  {
    EN: '{merchant} pays play money only: try every game.',
    BN: '{merchant} শুধু খেলার টাকায় চলে: সব গেম খেলে দেখুন।',
    UR: '{merchant} پر صرف کھیل کی رقم ہے: ہر گیم آزمائیں۔',
    PT: 'Na {merchant} só vale dinheiro de brincadeira: experimente todos os jogos.',
  },
  {
    EN: 'Every draw shows its seed afterwards: check the numbers yourself.',
    BN: 'প্রতিটি ড্রয়ের পরে তার বীজ দেখানো হয়: নম্বর নিজেই যাচাই করুন।',
    UR: 'ہر قرعہ کے بعد اس کا بیج دکھایا جاتا ہے: نمبر خود پرکھیں۔',
    PT: 'Todo sorteio mostra a sua semente depois: confira os números você mesmo.',
  },
  {
    EN: 'Your favourites wait on the home page.',
    BN: 'আপনার পছন্দের গেম হোম পাতায় আছে।',
    UR: 'آپ کے پسندیدہ گیم ہوم صفحے پر ہیں۔',
    PT: 'Os seus favoritos esperam na página inicial.',
  },
];
