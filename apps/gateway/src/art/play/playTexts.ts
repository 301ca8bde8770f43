import type { PlayKind } from './playKinds.ts';
import { BURMESE, FILIPINO, KOREAN } from './playTextsOfAsia.ts';

/** Texts of a game's page. The page fills in `{name}` placeholders. */
export interface PlayTexts {
  readonly note: string;
  readonly back: string;
  readonly balance: string;
  readonly stake: string;
  readonly less: string;
  readonly more: string;
  readonly fair: string;
  readonly fairHow: string;
  readonly nextSeed: string;
  readonly lastSeed: string;
  readonly ready: Readonly<Record<PlayKind, string>>;
  readonly action: Readonly<Record<PlayKind, string>>;
  readonly win: string;
  readonly lose: string;
  readonly higher: string;
  readonly lower: string;
  readonly same: string;
  readonly card: string;
  readonly goal: string;
  readonly saved: string;
  readonly corner: string;
  readonly caught: string;
  readonly missed: string;
  readonly fish: string;
  readonly timeUp: string;
  readonly picked: string;
  readonly quickPick: string;
  readonly matches: string;
  readonly number: string;
  /** Why a round was not played, by the gateway's failure code. */
  readonly failures: {
    readonly FUNDS_INSUFFICIENT: string;
    readonly GAME_UNAVAILABLE: string;
    readonly other: string;
    readonly offline: string;
  };
}

const ENGLISH: PlayTexts = {
  note: 'Play money: no real money is won or lost',
  back: 'Back to lobby',
  balance: 'Balance',
  stake: 'Stake',
  less: 'Lower stake',
  more: 'Higher stake',
  fair: 'Is it fair?',
  fairHow:
    'Each round is decided by a seed that was fixed before you played. Its SHA-256 stands here first, the seed itself afterwards.',
  nextSeed: 'SHA-256 of the next seed',
  lastSeed: 'Seed of the last round',
  ready: {
    reels: 'Spin the reels: three alike win.',
    fish: 'Tap fish before the time is up.',
    cards: 'Will the next card be higher or lower?',
    penalty: 'Choose a corner and shoot.',
    numbers: 'Pick 5 numbers, then draw.',
  },
  action: { reels: 'Spin', fish: 'Start', cards: 'New card', penalty: 'New match', numbers: 'Draw' },
  win: 'You win {n}!',
  lose: 'No win this time. Try again.',
  higher: 'Higher',
  lower: 'Lower',
  same: 'Same rank: your stake comes back.',
  card: 'Card: {n}',
  goal: 'Goal! {n} of {m}',
  saved: 'Saved! {n} of {m}',
  corner: 'Shoot at corner {n}',
  caught: 'Caught! {n}',
  missed: 'It got away.',
  fish: 'Fish, pays {n} times',
  timeUp: 'Time is up: {n} fish caught.',
  picked: '{n} of 5 picked',
  quickPick: 'Quick pick',
  matches: 'Matches: {n}',
  number: 'Number {n}',
  failures: {
    FUNDS_INSUFFICIENT: 'Your wallet does not hold this stake.',
    GAME_UNAVAILABLE: 'This visit is over. Go back and open the game again.',
    other: 'The round could not be played.',
    offline: 'No connection. Reload to see whether the round counted.',
  },
};

const BENGALI: PlayTexts = {
  note: 'খেলার টাকা: আসল টাকা জেতা বা হারা যায় না',
  back: 'লবিতে ফিরুন',
  balance: 'ব্যালেন্স',
  stake: 'বাজি',
  less: 'বাজি কমান',
  more: 'বাজি বাড়ান',
  fair: 'এটা কি ন্যায্য?',
  fairHow: 'প্রতিটি রাউন্ড আগে থেকে ঠিক করা একটি বীজ দিয়ে নির্ধারিত হয়। আগে তার SHA-256 দেখানো হয়, পরে বীজটি।',
  nextSeed: 'পরের বীজের SHA-256',
  lastSeed: 'শেষ রাউন্ডের বীজ',
  ready: {
    reels: 'রিল ঘুরান: তিনটি এক হলেই জয়।',
    fish: 'সময় শেষ হওয়ার আগে মাছে ট্যাপ করুন।',
    cards: 'পরের তাস বড় হবে, না ছোট?',
    penalty: 'কোণ বেছে শট নিন।',
    numbers: '5টি নম্বর বেছে ড্র করুন।',
  },
  action: { reels: 'ঘুরান', fish: 'শুরু', cards: 'নতুন তাস', penalty: 'নতুন ম্যাচ', numbers: 'ড্র' },
  win: 'আপনি {n} জিতেছেন!',
  lose: 'এবার হলো না। আবার চেষ্টা করুন।',
  higher: 'বড়',
  lower: 'ছোট',
  same: 'সমান: বাজি ফেরত এল।',
  card: 'তাস: {n}',
  goal: 'গোল! {m}-এর মধ্যে {n}',
  saved: 'ঠেকিয়ে দিল! {m}-এর মধ্যে {n}',
  corner: '{n} নম্বর কোণে শট',
  caught: 'ধরা পড়ল! {n}',
  missed: 'পালিয়ে গেল।',
  fish: 'মাছ, {n} গুণ দেয়',
  timeUp: 'সময় শেষ: {n}টি মাছ ধরা হলো।',
  picked: '5টির মধ্যে {n}টি বাছা হয়েছে',
  quickPick: 'কুইক পিক',
  matches: '{n}টি মিলেছে',
  number: 'নম্বর {n}',
  failures: {
    FUNDS_INSUFFICIENT: 'ওয়ালেটে এত টাকা নেই।',
    GAME_UNAVAILABLE: 'এই ভিজিট শেষ। ফিরে গিয়ে গেমটি আবার খুলুন।',
    other: 'রাউন্ডটি খেলা গেল না।',
    offline: 'সংযোগ নেই। রাউন্ডটি গোনা হয়েছে কি না দেখতে পাতাটি আবার লোড করুন।',
  },
};

const URDU: PlayTexts = {
  note: 'کھیل کی رقم: اصل رقم نہ جیتی جاتی ہے نہ ہاری',
  back: 'لابی پر واپس',
  balance: 'بیلنس',
  stake: 'داؤ',
  less: 'داؤ کم کریں',
  more: 'داؤ بڑھائیں',
  fair: 'کیا یہ منصفانہ ہے؟',
  fairHow: 'ہر راؤنڈ کا فیصلہ ایک بیج سے ہوتا ہے جو پہلے سے طے ہے۔ پہلے اس کا SHA-256 دکھایا جاتا ہے، بعد میں خود بیج۔',
  nextSeed: 'اگلے بیج کا SHA-256',
  lastSeed: 'پچھلے راؤنڈ کا بیج',
  ready: {
    reels: 'ریل گھمائیں: تین ایک جیسے ہوں تو جیت۔',
    fish: 'وقت ختم ہونے سے پہلے مچھلی پر ٹیپ کریں۔',
    cards: 'اگلا پتا بڑا ہوگا یا چھوٹا؟',
    penalty: 'کونا چنیں اور شاٹ لگائیں۔',
    numbers: '5 نمبر چنیں، پھر قرعہ نکالیں۔',
  },
  action: { reels: 'گھمائیں', fish: 'شروع', cards: 'نیا پتا', penalty: 'نیا میچ', numbers: 'قرعہ' },
  win: 'آپ نے {n} جیت لیے!',
  lose: 'اس بار نہیں۔ دوبارہ کوشش کریں۔',
  higher: 'بڑا',
  lower: 'چھوٹا',
  same: 'برابر: داؤ واپس آ گیا۔',
  card: 'پتا: {n}',
  goal: 'گول! {m} میں سے {n}',
  saved: 'روک لیا! {m} میں سے {n}',
  corner: 'کونا {n} پر شاٹ',
  caught: 'پکڑی گئی! {n}',
  missed: 'بچ نکلی۔',
  fish: 'مچھلی، {n} گنا دیتی ہے',
  timeUp: 'وقت ختم: {n} مچھلیاں پکڑیں۔',
  picked: '5 میں سے {n} چنے گئے',
  quickPick: 'فوری انتخاب',
  matches: '{n} ملے',
  number: 'نمبر {n}',
  failures: {
    FUNDS_INSUFFICIENT: 'والٹ میں اتنی رقم نہیں۔',
    GAME_UNAVAILABLE: 'یہ وزٹ ختم ہو گئی۔ واپس جا کر گیم دوبارہ کھولیں۔',
    other: 'راؤنڈ نہیں کھیلا جا سکا۔',
    offline: 'رابطہ نہیں۔ راؤنڈ گنا گیا یا نہیں، دیکھنے کے لیے صفحہ دوبارہ لوڈ کریں۔',
  },
};

const PORTUGUESE: PlayTexts = {
  note: 'Dinheiro de brincadeira: não se ganha nem se perde dinheiro de verdade',
  back: 'Voltar ao lobby',
  balance: 'Saldo',
  stake: 'Aposta',
  less: 'Diminuir aposta',
  more: 'Aumentar aposta',
  fair: 'É justo?',
  fairHow:
    'Cada rodada é decidida por uma semente fixada antes de você jogar. Primeiro aparece o SHA-256 dela, depois a própria semente.',
  nextSeed: 'SHA-256 da próxima semente',
  lastSeed: 'Semente da última rodada',
  ready: {
    reels: 'Gire os rolos: três iguais ganham.',
    fish: 'Toque nos peixes antes que o tempo acabe.',
    cards: 'A próxima carta será maior ou menor?',
    penalty: 'Escolha um canto e chute.',
    numbers: 'Escolha 5 números e sorteie.',
  },
  action: { reels: 'Girar', fish: 'Começar', cards: 'Nova carta', penalty: 'Nova partida', numbers: 'Sortear' },
  win: 'Você ganhou {n}!',
  lose: 'Não foi desta vez. Tente de novo.',
  higher: 'Maior',
  lower: 'Menor',
  same: 'Mesmo valor: a aposta volta.',
  card: 'Carta: {n}',
  goal: 'Gol! {n} de {m}',
  saved: 'Defendeu! {n} de {m}',
  corner: 'Chutar no canto {n}',
  caught: 'Pegou! {n}',
  missed: 'Escapou.',
  fish: 'Peixe, paga {n} vezes',
  timeUp: 'Acabou o tempo: {n} peixes.',
  picked: '{n} de 5 escolhidos',
  quickPick: 'Surpresinha',
  matches: 'Acertos: {n}',
  number: 'Número {n}',
  failures: {
    FUNDS_INSUFFICIENT: 'A carteira não tem essa quantia.',
    GAME_UNAVAILABLE: 'Esta visita acabou. Volte e abra o jogo de novo.',
    other: 'Não foi possível jogar a rodada.',
    offline: 'Sem conexão. Recarregue para ver se a rodada valeu.',
  },
};

const LANGUAGES: readonly (readonly [codes: readonly string[], tag: string, texts: PlayTexts])[] = [
  [['bn'], 'bn', BENGALI],
  [['ur'], 'ur', URDU],
  [['pt'], 'pt', PORTUGUESE],
  [['ko'], 'ko', KOREAN],
  [['my'], 'my', BURMESE],
  // Gateways call Filipino TY.
  [['ty', 'fil'], 'fil', FILIPINO],
];

/** The page's texts and their language tag; English where there are none. Accepts 'BN' as well as 'bn-BD'. */
export function playTexts(language: string): { readonly tag: string; readonly texts: PlayTexts } {
  const [code = ''] = language.toLowerCase().split(/[-_]/);
  const [, tag, texts] = LANGUAGES.find(([codes]) => codes.includes(code)) ?? [[], 'en', ENGLISH];
  return { tag, texts };
}
