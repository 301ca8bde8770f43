import type { LocalText } from '../db/schema/index.ts';

/** `{game}`, `{issue}`, `{numbers}` are placeholders. */
export const drawText: LocalText = {
  EN: '{game}, draw {issue}: {numbers}',
  BN: '{game}, ড্র {issue}: {numbers}',
  UR: '{game}، قرعہ {issue}: {numbers}',
  PT: '{game}, sorteio {issue}: {numbers}',
  KO: '{game} {issue}회: {numbers}',
  MY: '{game}၊ အကြိမ် {issue}: {numbers}',
  TY: '{game}, bola {issue}: {numbers}',
};

/** `{name}`, `{amount}`, `{game}` are placeholders. */
export const winText: LocalText = {
  EN: '{name} won {amount} at {game}',
  BN: '{name} {game}-এ {amount} জিতেছেন',
  UR: '{name} نے {game} میں {amount} جیتے',
  PT: '{name} ganhou {amount} em {game}',
  KO: '{name} 님이 {game}에서 {amount} 당첨',
  MY: '{name} သည် {game} တွင် {amount} နိုင်ခဲ့သည်',
  TY: 'Nanalo si {name} ng {amount} sa {game}',
};

/** Ticker texts of the merchant. Each day shows the next text. `{merchant}` is a placeholder. */
export const merchantNewsTexts: readonly LocalText[] = [
  {
    EN: 'It’s all play money at {merchant}: try every game.',
    BN: '{merchant} শুধু খেলার টাকায় চলে: সব গেম খেলে দেখুন।',
    UR: '{merchant} پر صرف کھیل کی رقم ہے: ہر گیم آزمائیں۔',
    PT: 'Na {merchant}, todo o dinheiro é fictício: experimente todos os jogos.',
    KO: '{merchant}에서는 가상 머니만 씁니다. 모든 게임을 해 보세요.',
    MY: '{merchant} တွင် ကစားငွေသာ သုံးသည်။ ဂိမ်းတိုင်း စမ်းကြည့်ပါ။',
    TY: 'Larong pera lang sa {merchant}: subukan ang lahat ng laro.',
  },
  {
    EN: 'We publish the seed after every draw: check the numbers yourself.',
    BN: 'প্রতিটি ড্রয়ের পরে তার বীজ দেখানো হয়: নম্বর নিজেই যাচাই করুন।',
    UR: 'ہر قرعہ کے بعد اس کا بیج دکھایا جاتا ہے: نمبر خود پرکھیں۔',
    PT: 'Publicamos a semente depois de cada sorteio: confira você mesmo os números.',
    KO: '모든 추첨은 끝난 뒤 시드를 공개합니다. 직접 확인하세요.',
    MY: 'မဲတိုင်း ဖွင့်ပြီးနောက် မျိုးစေ့ကို ပြသည်။ ဂဏန်းများကို ကိုယ်တိုင် စစ်ပါ။',
    TY: 'Ipinapakita ng bawat bola ang seed nito: ikaw mismo ang mag-check.',
  },
  {
    EN: 'Find your favourites on the home page.',
    BN: 'আপনার পছন্দের গেম হোম পাতায় আছে।',
    UR: 'آپ کے پسندیدہ گیم ہوم صفحے پر ہیں۔',
    PT: 'Encontre seus favoritos na página inicial.',
    KO: '즐겨찾기가 홈에서 기다립니다.',
    MY: 'သင့်အကြိုက်များ ပင်မစာမျက်နှာတွင် စောင့်နေသည်။',
    TY: 'Naghihintay ang mga paborito mo sa home.',
  },
];
