import type { LocalText, promotions } from '../../db/schema/index.ts';

type Row = typeof promotions.$inferInsert;

export interface PromotionText extends Pick<
  Row,
  'code' | 'type' | 'theme' | 'way' | 'isReviewed' | 'turnoverTimes' | 'bonusBasisPoints'
> {
  title: LocalText;
  line: LocalText;
  /** HTML. Besides the merchant's facts: {bonus}, {goal}, {min}, {percent}, {times}. */
  content: LocalText;
  /** Whole units of the merchant's currency. */
  bonus: number;
  goal?: number;
  minDeposit?: number;
  /** Days from the day of seeding. By default it started more than a year ago and has no end. */
  startsInDays?: number;
  endsInDays?: number;
  isPublic?: boolean;
}

/** Promotions of every merchant, in order. Each state that one can have is met by some demo member: see `demoPromotions`. */
export const promotionTexts: readonly PromotionText[] = [
  {
    code: 'first-deposit',
    type: 'DEPOSIT',
    theme: 'welcome',
    way: 'deposit',
    bonus: 5_000,
    bonusBasisPoints: 5_000,
    minDeposit: 500,
    turnoverTimes: 8,
    title: {
      EN: 'Half again on your first deposit',
      BN: 'প্রথম জমায় আরও অর্ধেক',
      UR: 'پہلی جمع پر آدھا مزید',
      PT: 'Metade a mais no primeiro depósito',
    },
    line: { EN: '50 % on top, once', BN: 'একবার, 50 % বেশি', UR: 'ایک بار، 50 % اضافی', PT: '50 % a mais, uma vez' },
    content: {
      EN: '<p>Pay in at least {min} and receive {percent} % on top, up to {bonus}.</p><p>The bonus has to be staked {times} times before you withdraw.</p>',
      BN: '<p>কমপক্ষে {min} জমা দিন, সঙ্গে পান {percent} % বেশি, সর্বোচ্চ {bonus}।</p><p>তোলার আগে বোনাসটি {times} বার বাজি ধরতে হবে।</p>',
      UR: '<p>کم از کم {min} جمع کریں اور {percent} % اضافی پائیں، زیادہ سے زیادہ {bonus}۔</p><p>نکلوانے سے پہلے بونس {times} بار لگانا ہوگا۔</p>',
      PT: '<p>Deposite pelo menos {min} e receba {percent} % a mais, até {bonus}.</p><p>O bônus precisa ser apostado {times} vezes antes do saque.</p>',
    },
  },
  {
    code: 'weekend-reload',
    type: 'DEPOSIT',
    theme: 'cashback',
    way: 'deposit',
    bonus: 1_000,
    bonusBasisPoints: 2_000,
    minDeposit: 200,
    turnoverTimes: 5,
    title: { EN: 'Weekend top-up', BN: 'সাপ্তাহিক ছুটির জমা', UR: 'ویک اینڈ ٹاپ اپ', PT: 'Recarga de fim de semana' },
    line: { EN: '20 % with one deposit', BN: 'একটি জমায় 20 %', UR: 'ایک جمع پر 20 %', PT: '20 % em um depósito' },
    content: {
      EN: '<p>{percent} % on one deposit from {min}, up to {bonus}. Staked {times} times it is yours to withdraw.</p>',
      BN: '<p>{min} থেকে একটি জমায় {percent} %, সর্বোচ্চ {bonus}। {times} বার বাজি ধরলে তুলতে পারবেন।</p>',
      UR: '<p>{min} سے ایک جمع پر {percent} %، زیادہ سے زیادہ {bonus}۔ {times} بار لگانے کے بعد نکلوا سکتے ہیں۔</p>',
      PT: '<p>{percent} % em um depósito a partir de {min}, até {bonus}. Apostado {times} vezes, pode ser sacado.</p>',
    },
  },
  {
    code: 'daily-gift',
    type: 'WELCOME',
    theme: 'welcome',
    way: 'claim',
    bonus: 50,
    turnoverTimes: 1,
    title: { EN: 'A gift to begin with', BN: 'শুরুর উপহার', UR: 'آغاز کا تحفہ', PT: 'Um presente para começar' },
    line: { EN: 'One tap and it is yours', BN: 'এক ছোঁয়ায় আপনার', UR: 'ایک لمس اور یہ آپ کا', PT: 'Um toque e é seu' },
    content: {
      EN: '<p>Claim {bonus} of play money from {merchant}.</p>',
      BN: '<p>{merchant} থেকে {bonus} খেলার টাকা নিন।</p>',
      UR: '<p>{merchant} سے {bonus} کھیل کی رقم حاصل کریں۔</p>',
      PT: '<p>Resgate {bonus} de dinheiro de brincadeira da {merchant}.</p>',
    },
  },
  {
    code: 'slots-week',
    type: 'GAMES',
    theme: 'slots',
    way: 'join',
    bonus: 300,
    goal: 20_000,
    turnoverTimes: 3,
    title: { EN: 'The long reel', BN: 'দীর্ঘ রিল', UR: 'لمبی ریل', PT: 'O rolo longo' },
    line: {
      EN: 'Play, reach the goal, collect',
      BN: 'খেলুন, লক্ষ্যে পৌঁছান, নিন',
      UR: 'کھیلیں، ہدف پائیں، لیں',
      PT: 'Jogue, chegue à meta, receba',
    },
    content: {
      EN: '<p>Join, stake {goal} in all, and {bonus} is yours.</p>',
      BN: '<p>যোগ দিন, মোট {goal} বাজি ধরুন, {bonus} আপনার।</p>',
      UR: '<p>شامل ہوں، کل {goal} لگائیں، {bonus} آپ کے۔</p>',
      PT: '<p>Participe, aposte {goal} no total e {bonus} é seu.</p>',
    },
  },
  {
    code: 'live-evening',
    type: 'GAMES',
    theme: 'live',
    way: 'join',
    bonus: 150,
    goal: 100,
    turnoverTimes: 1,
    title: { EN: 'An evening at the table', BN: 'টেবিলে এক সন্ধ্যা', UR: 'میز پر ایک شام', PT: 'Uma noite à mesa' },
    line: {
      EN: 'A small goal for one evening',
      BN: 'এক সন্ধ্যার ছোট লক্ষ্য',
      UR: 'ایک شام کا چھوٹا ہدف',
      PT: 'Uma meta pequena para uma noite',
    },
    content: {
      EN: '<p>Join and stake {goal}: {bonus} waits for you.</p>',
      BN: '<p>যোগ দিয়ে {goal} বাজি ধরুন: {bonus} অপেক্ষায়।</p>',
      UR: '<p>شامل ہوں اور {goal} لگائیں: {bonus} آپ کے منتظر ہیں۔</p>',
      PT: '<p>Participe e aposte {goal}: {bonus} espera por você.</p>',
    },
  },
  {
    code: 'vip-table',
    type: 'VIP',
    theme: 'live',
    way: 'join',
    isReviewed: true,
    bonus: 2_000,
    turnoverTimes: 10,
    title: {
      EN: 'A seat at the VIP table',
      BN: 'ভিআইপি টেবিলে আসন',
      UR: 'وی آئی پی میز پر نشست',
      PT: 'Um lugar na mesa VIP',
    },
    line: {
      EN: 'Apply, and we look at it',
      BN: 'আবেদন করুন, আমরা দেখব',
      UR: 'درخواست دیں، ہم دیکھیں گے',
      PT: 'Candidate-se e analisaremos',
    },
    content: {
      EN: '<p>Apply for a seat. Whoever is taken receives {bonus}, to be staked {times} times.</p>',
      BN: '<p>আসনের জন্য আবেদন করুন। নির্বাচিতরা {bonus} পান, {times} বার বাজি ধরতে হয়।</p>',
      UR: '<p>نشست کے لیے درخواست دیں۔ منتخب افراد کو {bonus} ملتے ہیں، {times} بار لگانے ہوں گے۔</p>',
      PT: '<p>Candidate-se a um lugar. Quem for aceito recebe {bonus}, a apostar {times} vezes.</p>',
    },
  },
  {
    code: 'lottery-circle',
    type: 'LOTTERY',
    theme: 'lottery',
    way: 'join',
    isReviewed: true,
    bonus: 500,
    turnoverTimes: 5,
    title: { EN: 'The lottery circle', BN: 'লটারি চক্র', UR: 'لاٹری حلقہ', PT: 'O círculo da loteria' },
    line: {
      EN: 'For those who play every evening',
      BN: 'যারা প্রতি সন্ধ্যায় খেলেন',
      UR: 'ہر شام کھیلنے والوں کے لیے',
      PT: 'Para quem joga toda noite',
    },
    content: {
      EN: '<p>Apply with your account. Members of the circle receive {bonus}.</p>',
      BN: '<p>আপনার অ্যাকাউন্ট দিয়ে আবেদন করুন। সদস্যরা {bonus} পান।</p>',
      UR: '<p>اپنے اکاؤنٹ سے درخواست دیں۔ حلقے کے ارکان کو {bonus} ملتے ہیں۔</p>',
      PT: '<p>Candidate-se com sua conta. Membros do círculo recebem {bonus}.</p>',
    },
  },
  {
    code: 'cricket-cup',
    type: 'GAMES',
    theme: 'sports',
    way: 'join',
    isReviewed: true,
    bonus: 400,
    turnoverTimes: 4,
    title: { EN: 'Cup night', BN: 'কাপের রাত', UR: 'کپ کی رات', PT: 'Noite de copa' },
    line: {
      EN: 'Back your side, all season',
      BN: 'পুরো মৌসুম আপনার দলের পাশে',
      UR: 'پورا سیزن اپنی ٹیم کے ساتھ',
      PT: 'Torça a temporada inteira',
    },
    content: {
      EN: '<p>Apply once for the season and receive {bonus}.</p>',
      BN: '<p>মৌসুমে একবার আবেদন করুন, {bonus} পান।</p>',
      UR: '<p>سیزن کے لیے ایک بار درخواست دیں اور {bonus} پائیں۔</p>',
      PT: '<p>Candidate-se uma vez na temporada e receba {bonus}.</p>',
    },
  },
  {
    code: 'high-roller',
    type: 'VIP',
    theme: 'cashback',
    way: 'claim',
    isReviewed: true,
    isPublic: false,
    bonus: 1_500,
    turnoverTimes: 6,
    title: { EN: 'Thanks for staying', BN: 'সঙ্গে থাকার ধন্যবাদ', UR: 'ساتھ رہنے کا شکریہ', PT: 'Obrigado por ficar' },
    line: {
      EN: 'Claim it, and we book it by hand',
      BN: 'দাবি করুন, আমরা হাতে জমা দেব',
      UR: 'طلب کریں، ہم خود درج کریں گے',
      PT: 'Resgate e lançamos à mão',
    },
    content: {
      EN: '<p>{bonus} for members. We look at each claim before we book it.</p>',
      BN: '<p>সদস্যদের জন্য {bonus}। জমার আগে প্রতিটি দাবি আমরা দেখি।</p>',
      UR: '<p>ارکان کے لیے {bonus}۔ درج کرنے سے پہلے ہم ہر دعویٰ دیکھتے ہیں۔</p>',
      PT: '<p>{bonus} para membros. Analisamos cada pedido antes de lançar.</p>',
    },
  },
  {
    code: 'birthday',
    type: 'VIP',
    theme: 'welcome',
    way: 'granted',
    isPublic: false,
    bonus: 188,
    turnoverTimes: 1,
    title: { EN: 'Happy birthday', BN: 'শুভ জন্মদিন', UR: 'سالگرہ مبارک', PT: 'Feliz aniversário' },
    line: {
      EN: 'A little something from us',
      BN: 'আমাদের ছোট্ট উপহার',
      UR: 'ہماری طرف سے تحفہ',
      PT: 'Uma lembrança nossa',
    },
    content: {
      EN: '<p>{merchant} wishes you a happy birthday: {bonus}.</p>',
      BN: '<p>{merchant}-এর পক্ষ থেকে শুভ জন্মদিন: {bonus}।</p>',
      UR: '<p>{merchant} کی طرف سے سالگرہ مبارک: {bonus}۔</p>',
      PT: '<p>A {merchant} deseja feliz aniversário: {bonus}.</p>',
    },
  },
  {
    code: 'monsoon-draw',
    type: 'LOTTERY',
    theme: 'lottery',
    way: 'join',
    bonus: 100,
    goal: 1_000,
    startsInDays: -40,
    endsInDays: -3,
    title: { EN: 'The monsoon draw', BN: 'বর্ষার ড্র', UR: 'مون سون قرعہ', PT: 'O sorteio da monção' },
    line: { EN: 'It is over for this year', BN: 'এ বছরের মতো শেষ', UR: 'اس سال کے لیے ختم', PT: 'Encerrado neste ano' },
    content: {
      EN: '<p>Thank you for playing along. It returns next year.</p>',
      BN: '<p>সঙ্গে খেলার জন্য ধন্যবাদ। আগামী বছর আবার আসবে।</p>',
      UR: '<p>ساتھ کھیلنے کا شکریہ۔ اگلے سال پھر آئے گا۔</p>',
      PT: '<p>Obrigado por jogar. Volta no ano que vem.</p>',
    },
  },
  {
    code: 'new-season',
    type: 'GAMES',
    theme: 'sports',
    way: 'join',
    bonus: 250,
    goal: 2_000,
    startsInDays: 20,
    endsInDays: 60,
    title: { EN: 'The new season', BN: 'নতুন মৌসুম', UR: 'نیا سیزن', PT: 'A nova temporada' },
    line: { EN: 'It begins soon', BN: 'শিগগিরই শুরু', UR: 'جلد شروع', PT: 'Começa em breve' },
    content: {
      EN: '<p>Stake {goal} in the season and receive {bonus}.</p>',
      BN: '<p>মৌসুমে {goal} বাজি ধরুন, {bonus} পান।</p>',
      UR: '<p>سیزن میں {goal} لگائیں اور {bonus} پائیں۔</p>',
      PT: '<p>Aposte {goal} na temporada e receba {bonus}.</p>',
    },
  },
];
