import type { banners, LocalText } from '../../db/schema/index.ts';

export interface BannerText {
  groupName: 'm_home' | 'm_live' | 'm_reg';
  theme: typeof banners.$inferInsert.theme;
  title: LocalText;
  line: LocalText;
  /** In-app path. */
  link?: string;
}

/** Banners of every merchant, in order. */
export const bannerTexts: readonly BannerText[] = [
  {
    groupName: 'm_home', theme: 'welcome', link: '/m/register',
    title: { EN: 'Welcome to {merchant}', BN: '{merchant}-এ স্বাগতম', UR: '{merchant} میں خوش آمدید', PT: 'Boas-vindas a {merchant}' },
    line: { EN: '{symbol}10,000 play money to start', BN: 'শুরুতেই {symbol}১০,০০০ খেলার টাকা', UR: 'آغاز پر {symbol}10,000 کھیل کی رقم', PT: '{symbol}10.000 de brincadeira para começar' },
  },
  {
    groupName: 'm_home', theme: 'slots', link: '/m/gameList?gameType=RNG',
    title: { EN: 'New reels every week', BN: 'প্রতি সপ্তাহে নতুন স্লট', UR: 'ہر ہفتے نئے سلاٹس', PT: 'Novos rolos toda semana' },
    line: { EN: 'Thousands of slots, one tap away', BN: 'হাজারো স্লট, এক ছোঁয়ায়', UR: 'ہزاروں سلاٹس، بس ایک لمس پر', PT: 'Milhares de slots a um toque' },
  },
  {
    groupName: 'm_home', theme: 'lottery', link: '/m/gameList?gameType=LOTT',
    title: { EN: 'The evening draw', BN: 'সন্ধ্যার ড্র', UR: 'شام کی قرعہ اندازی', PT: 'O sorteio da noite' },
    line: { EN: 'Pick your numbers before it closes', BN: 'বন্ধ হওয়ার আগেই নম্বর বাছুন', UR: 'بند ہونے سے پہلے نمبر چنیں', PT: 'Escolha os números antes de fechar' },
  },
  {
    groupName: 'm_home', theme: 'sports', link: '/m/gameList?gameType=SPORTS',
    title: { EN: 'Match night', BN: 'ম্যাচের রাত', UR: 'میچ کی رات', PT: 'Noite de jogo' },
    line: { EN: 'Cricket, football and kabaddi, live', BN: 'ক্রিকেট, ফুটবল ও কাবাডি, সরাসরি', UR: 'کرکٹ، فٹ بال اور کبڈی، براہِ راست', PT: 'Críquete, futebol e kabaddi, ao vivo' },
  },
  {
    groupName: 'm_home', theme: 'cashback', link: '/m/activity',
    title: { EN: 'A little comes back', BN: 'কিছুটা ফিরে আসে', UR: 'کچھ واپس آتا ہے', PT: 'Um pouco volta' },
    line: { EN: 'See what is on this week', BN: 'এই সপ্তাহে কী চলছে দেখুন', UR: 'دیکھیے اس ہفتے کیا ہے', PT: 'Veja o que há nesta semana' },
  },
  {
    groupName: 'm_live', theme: 'live', link: '/m/gameList?gameType=LIVE',
    title: { EN: 'Take a seat', BN: 'বসে পড়ুন', UR: 'تشریف رکھیے', PT: 'Sente-se à mesa' },
    line: { EN: 'Live tables around the clock', BN: 'দিনরাত লাইভ টেবিল', UR: 'دن رات لائیو ٹیبلز', PT: 'Mesas ao vivo a qualquer hora' },
  },
  {
    groupName: 'm_reg', theme: 'welcome',
    title: { EN: 'Join {merchant}', BN: '{merchant}-এ যোগ দিন', UR: '{merchant} میں شامل ہوں', PT: 'Entre em {merchant}' },
    line: { EN: 'For players of {age} and over', BN: '{age} বছর ও তার বেশি বয়সীদের জন্য', UR: '{age} سال اور زائد عمر کے لیے', PT: 'Para jogadores a partir de {age} anos' },
  },
];
