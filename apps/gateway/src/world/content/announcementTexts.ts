import type { LocalText } from '../../db/schema/index.ts';

export interface AnnouncementText {
  /** PL for players, PU a pop-up. */
  kind: 'PL' | 'PU';
  title: LocalText;
  /** HTML. */
  content: LocalText;
}

/** Announcements of every merchant, in order. */
export const announcementTexts: readonly AnnouncementText[] = [
  {
    kind: 'PL',
    title: { EN: 'Everything here is play money', BN: 'এখানে সবই খেলার টাকা', UR: 'یہاں سب کھیل کی رقم ہے', PT: 'Aqui tudo é dinheiro de brincadeira' },
    content: {
      EN: '<p>{merchant} runs as a sandbox: nobody can win or lose real money. Every new player starts with <b>{symbol}10,000</b> of play money.</p>',
      BN: '<p>{merchant} একটি পরীক্ষামূলক জায়গা: এখানে কেউ আসল টাকা জিততে বা হারাতে পারেন না। প্রত্যেক নতুন খেলোয়াড় <b>{symbol}১০,০০০</b> খেলার টাকা নিয়ে শুরু করেন।</p>',
      UR: '<p>{merchant} ایک آزمائشی جگہ ہے: یہاں کوئی اصل رقم جیت یا ہار نہیں سکتا۔ ہر نیا کھلاڑی <b>{symbol}10,000</b> کھیل کی رقم سے آغاز کرتا ہے۔</p>',
      PT: '<p>{merchant} é um sandbox: ninguém ganha nem perde dinheiro de verdade. Cada novo jogador começa com <b>{symbol}10.000</b> de dinheiro de brincadeira.</p>',
    },
  },
  {
    kind: 'PL',
    title: { EN: 'New slots from Marigold Labs', BN: 'মেরিগোল্ড ল্যাবসের নতুন স্লট', UR: 'میری گولڈ لیبز کے نئے سلاٹس', PT: 'Novos slots da Marigold Labs' },
    content: {
      EN: '<p>Fresh reels have arrived. Open <i>Slots</i>, choose <i>New</i>, and keep the ones you like with the heart.</p>',
      BN: '<p>নতুন স্লট এসেছে। <i>স্লট</i> খুলে <i>নতুন</i> বাছুন, আর পছন্দের গেম হৃদয়চিহ্নে রেখে দিন।</p>',
      UR: '<p>نئے سلاٹس آ گئے ہیں۔ <i>سلاٹس</i> کھول کر <i>نئے</i> چنیں، اور پسندیدہ کو دل کے نشان سے محفوظ کریں۔</p>',
      PT: '<p>Chegaram novos rolos. Abra <i>Slots</i>, escolha <i>Novos</i> e guarde os preferidos com o coração.</p>',
    },
  },
  {
    kind: 'PL',
    title: { EN: 'Keep your password to yourself', BN: 'পাসওয়ার্ড নিজের কাছেই রাখুন', UR: 'اپنا پاس ورڈ اپنے تک رکھیں', PT: 'Guarde a sua senha só para você' },
    content: {
      EN: '<p>Our staff never ask for your password or for a code sent to your phone. Whoever does is not from {merchant}.</p>',
      BN: '<p>আমাদের কর্মীরা কখনো আপনার পাসওয়ার্ড বা ফোনে পাঠানো কোড চান না। যে চায়, সে {merchant}-এর কেউ নয়।</p>',
      UR: '<p>ہمارا عملہ کبھی آپ کا پاس ورڈ یا فون پر بھیجا گیا کوڈ نہیں مانگتا۔ جو مانگے، وہ {merchant} سے نہیں۔</p>',
      PT: '<p>A nossa equipe nunca pede a sua senha nem um código enviado ao seu telefone. Quem pede não é de {merchant}.</p>',
    },
  },
  {
    kind: 'PL',
    title: { EN: 'Play for fun, stop when it is not', BN: 'আনন্দের জন্য খেলুন, আনন্দ না থাকলে থামুন', UR: 'تفریح کے لیے کھیلیں، ورنہ رک جائیں', PT: 'Jogue por diversão, pare quando não for' },
    content: {
      EN: '<p>{merchant} is for players of {age} and over. Licence {licence}, {authority}.</p>',
      BN: '<p>{merchant} শুধু {age} বছর ও তার বেশি বয়সীদের জন্য। লাইসেন্স {licence}, {authority}।</p>',
      UR: '<p>{merchant} صرف {age} سال اور زائد عمر کے کھلاڑیوں کے لیے ہے۔ لائسنس {licence}، {authority}۔</p>',
      PT: '<p>{merchant} é para jogadores a partir de {age} anos. Licença {licence}, {authority}.</p>',
    },
  },
  {
    kind: 'PU',
    title: { EN: 'Good to see you', BN: 'আপনাকে পেয়ে ভালো লাগল', UR: 'خوش آمدید', PT: 'Que bom ver você' },
    content: {
      EN: '<p>Start with the hot games on the first page, or search for one by its name.</p><p>This is a sandbox with play money.</p>',
      BN: '<p>প্রথম পাতার জনপ্রিয় গেম দিয়ে শুরু করুন, অথবা নাম লিখে খুঁজুন।</p><p>এটি খেলার টাকার পরীক্ষামূলক জায়গা।</p>',
      UR: '<p>پہلے صفحے کی مقبول گیمز سے آغاز کریں، یا نام سے تلاش کریں۔</p><p>یہ کھیل کی رقم والی آزمائشی جگہ ہے۔</p>',
      PT: '<p>Comece pelos jogos em alta da primeira página, ou procure um pelo nome.</p><p>Este é um sandbox com dinheiro de brincadeira.</p>',
    },
  },
];
