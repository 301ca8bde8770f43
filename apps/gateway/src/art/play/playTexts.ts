/** The words of a practice page. `{name}` holes are filled in by the page. */
export interface PlayTexts {
  readonly note: string;
  readonly back: string;
  readonly balance: string;
  readonly points: string;
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
  readonly fish: string;
  readonly timeUp: string;
  readonly picked: string;
  readonly quickPick: string;
  readonly matches: string;
  readonly number: string;
}

/** The five little games. */
export type PlayKind = 'reels' | 'fish' | 'cards' | 'penalty' | 'numbers';

const ENGLISH: PlayTexts = {
  note: 'Play money · practice round, no balance changes', back: 'Back to lobby', balance: 'Balance', points: 'Practice points',
  ready: { reels: 'Spin the reels: three alike win.', fish: 'Tap fish before the time is up.', cards: 'Will the next card be higher or lower?', penalty: 'Choose a corner and shoot.', numbers: 'Pick 5 numbers, then draw.' },
  action: { reels: 'Spin', fish: 'Start', cards: 'New card', penalty: 'New match', numbers: 'Draw' },
  win: 'You win {n} points!', lose: 'No win this time. Try again.', higher: 'Higher', lower: 'Lower', same: 'Same rank: the points stay.', card: 'Card: {n}',
  goal: 'Goal! {n} of {m}', saved: 'Saved! {n} of {m}', corner: 'Shoot at corner {n}', caught: 'Caught! {n} points', fish: 'Fish worth {n}', timeUp: 'Time is up: {n} points caught.',
  picked: '{n} of 5 picked', quickPick: 'Quick pick', matches: 'Matches: {n}', number: 'Number {n}',
};

const BENGALI: PlayTexts = {
  note: 'খেলার টাকা · অনুশীলন রাউন্ড, ব্যালেন্স বদলায় না', back: 'লবিতে ফিরুন', balance: 'ব্যালেন্স', points: 'অনুশীলন পয়েন্ট',
  ready: { reels: 'রিল ঘুরান: তিনটি এক হলেই জয়।', fish: 'সময় শেষ হওয়ার আগে মাছে ট্যাপ করুন।', cards: 'পরের তাস বড় হবে, না ছোট?', penalty: 'কোণ বেছে শট নিন।', numbers: '৫টি নম্বর বেছে ড্র করুন।' },
  action: { reels: 'ঘুরান', fish: 'শুরু', cards: 'নতুন তাস', penalty: 'নতুন ম্যাচ', numbers: 'ড্র' },
  win: 'আপনি {n} পয়েন্ট জিতেছেন!', lose: 'এবার হলো না। আবার চেষ্টা করুন।', higher: 'বড়', lower: 'ছোট', same: 'সমান: পয়েন্ট একই থাকল।', card: 'তাস: {n}',
  goal: 'গোল! {m}-এর মধ্যে {n}', saved: 'ঠেকিয়ে দিল! {m}-এর মধ্যে {n}', corner: '{n} নম্বর কোণে শট', caught: 'ধরা পড়ল! {n} পয়েন্ট', fish: '{n} পয়েন্টের মাছ', timeUp: 'সময় শেষ: {n} পয়েন্ট ধরা হলো।',
  picked: '৫টির মধ্যে {n}টি বাছা হয়েছে', quickPick: 'কুইক পিক', matches: '{n}টি মিলেছে', number: 'নম্বর {n}',
};

const URDU: PlayTexts = {
  note: 'کھیل کی رقم · مشق کا راؤنڈ، بیلنس نہیں بدلتا', back: 'لابی پر واپس', balance: 'بیلنس', points: 'مشق کے پوائنٹس',
  ready: { reels: 'ریل گھمائیں: تین ایک جیسے ہوں تو جیت۔', fish: 'وقت ختم ہونے سے پہلے مچھلی پر ٹیپ کریں۔', cards: 'اگلا پتا بڑا ہوگا یا چھوٹا؟', penalty: 'کونا چنیں اور شاٹ لگائیں۔', numbers: '۵ نمبر چنیں، پھر قرعہ نکالیں۔' },
  action: { reels: 'گھمائیں', fish: 'شروع', cards: 'نیا پتا', penalty: 'نیا میچ', numbers: 'قرعہ' },
  win: 'آپ نے {n} پوائنٹس جیت لیے!', lose: 'اس بار نہیں۔ دوبارہ کوشش کریں۔', higher: 'بڑا', lower: 'چھوٹا', same: 'برابر: پوائنٹس وہی رہے۔', card: 'پتا: {n}',
  goal: 'گول! {m} میں سے {n}', saved: 'روک لیا! {m} میں سے {n}', corner: 'کونا {n} پر شاٹ', caught: 'پکڑی گئی! {n} پوائنٹس', fish: '{n} پوائنٹس کی مچھلی', timeUp: 'وقت ختم: {n} پوائنٹس پکڑے۔',
  picked: '۵ میں سے {n} چنے گئے', quickPick: 'فوری انتخاب', matches: '{n} ملے', number: 'نمبر {n}',
};

const PORTUGUESE: PlayTexts = {
  note: 'Dinheiro de brincadeira · rodada de treino, o saldo não muda', back: 'Voltar ao lobby', balance: 'Saldo', points: 'Pontos de treino',
  ready: { reels: 'Gire os rolos: três iguais ganham.', fish: 'Toque nos peixes antes que o tempo acabe.', cards: 'A próxima carta será maior ou menor?', penalty: 'Escolha um canto e chute.', numbers: 'Escolha 5 números e sorteie.' },
  action: { reels: 'Girar', fish: 'Começar', cards: 'Nova carta', penalty: 'Nova partida', numbers: 'Sortear' },
  win: 'Você ganhou {n} pontos!', lose: 'Não foi desta vez. Tente de novo.', higher: 'Maior', lower: 'Menor', same: 'Mesmo valor: os pontos ficam.', card: 'Carta: {n}',
  goal: 'Gol! {n} de {m}', saved: 'Defendeu! {n} de {m}', corner: 'Chutar no canto {n}', caught: 'Pegou! {n} pontos', fish: 'Peixe de {n}', timeUp: 'Acabou o tempo: {n} pontos.',
  picked: '{n} de 5 escolhidos', quickPick: 'Surpresinha', matches: 'Acertos: {n}', number: 'Número {n}',
};

const LANGUAGES: Readonly<Record<string, PlayTexts>> = { en: ENGLISH, bn: BENGALI, ur: URDU, pt: PORTUGUESE };

/** The page's words and the language tag they are in; English where a language has none. Takes 'BN' as well as 'bn-BD'. */
export function playTexts(language: string): { readonly tag: string; readonly texts: PlayTexts } {
  const tag = language.slice(0, 2).toLowerCase();
  const texts = LANGUAGES[tag];
  return texts === undefined ? { tag: 'en', texts: ENGLISH } : { tag, texts };
}
