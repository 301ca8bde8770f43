import type { banners, LocalText } from '../../db/schema/index.ts';

export interface BannerText {
  groupName: 'm_home' | 'm_live' | 'm_reg';
  theme: typeof banners.$inferInsert.theme;
  title: LocalText;
  line: LocalText;
  /** In-app path. */
  link?: string;
}

/**
 * Banners of every merchant, in order. Amounts in Urdu are isolated (\u2066 … \u2069), otherwise the taka sign would
 * move behind its number.
 */
export const bannerTexts: readonly BannerText[] = [
  {
    groupName: 'm_home',
    theme: 'welcome',
    link: '/m/register',
    title: {
      EN: 'Welcome to {merchant}',
      BN: '{merchant}-এ স্বাগতম',
      UR: '{merchant} میں خوش آمدید',
      PT: 'Boas-vindas à {merchant}',
      KO: '{merchant}에 오신 것을 환영합니다',
      MY: '{merchant} မှ ကြိုဆိုပါတယ်',
      TY: 'Maligayang pagdating sa {merchant}',
    },
    line: {
      EN: '{symbol}10{mark}000 play money to start',
      BN: 'শুরুতেই {symbol}10{mark}000 খেলার টাকা',
      UR: 'آغاز پر \u2066{symbol}10{mark}000\u2069 کھیل کی رقم',
      PT: '{symbol}10{mark}000 fictícios para começar',
      KO: '시작할 때 {symbol}10{mark}000 가상 머니',
      MY: 'စတင်ရန် {symbol}10{mark}000 ကစားငွေ',
      TY: '{symbol}10{mark}000 na larong pera sa simula',
    },
  },
  {
    groupName: 'm_home',
    theme: 'slots',
    link: '/m/gameList?gameType=RNG',
    title: {
      EN: 'New slots every week',
      BN: 'প্রতি সপ্তাহে নতুন স্লট',
      UR: 'ہر ہفتے نئے سلاٹس',
      PT: 'Novos slots toda semana',
      KO: '매주 새로운 슬롯',
      MY: 'အပတ်တိုင်း စလော့အသစ်',
      TY: 'Bagong slots bawat linggo',
    },
    line: {
      EN: 'Thousands of slots, one tap away',
      BN: 'হাজারো স্লট, এক ছোঁয়ায়',
      UR: 'ہزاروں سلاٹس، بس ایک لمس پر',
      PT: 'Milhares de slots a um toque',
      KO: '수천 가지 슬롯을 한 번의 터치로',
      MY: 'စလော့ထောင်ချီ တစ်ချက်နှိပ်ရုံ',
      TY: 'Libu-libong slots, isang tap lang',
    },
  },
  {
    groupName: 'm_home',
    theme: 'lottery',
    link: '/m/gameList?gameType=LOTT',
    title: {
      EN: 'Tonight’s draw',
      BN: 'সন্ধ্যার ড্র',
      UR: 'شام کی قرعہ اندازی',
      PT: 'Sorteio desta noite',
      KO: '저녁 추첨',
      MY: 'ညနေခင်း မဲဖွင့်ပွဲ',
      TY: 'Ang bolahan ngayong gabi',
    },
    line: {
      EN: 'Pick your numbers before it closes',
      BN: 'বন্ধ হওয়ার আগেই নম্বর বাছুন',
      UR: 'بند ہونے سے پہلے نمبر چنیں',
      PT: 'Escolha seus números antes do fim',
      KO: '마감 전에 번호를 고르세요',
      MY: 'မပိတ်ခင် ဂဏန်းရွေးပါ',
      TY: 'Pumili ng numero bago magsara',
    },
  },
  {
    groupName: 'm_home',
    theme: 'sports',
    link: '/m/gameList?gameType=SPORTS',
    title: {
      EN: 'Match night',
      BN: 'ম্যাচের রাত',
      UR: 'میچ کی رات',
      PT: 'Noite de jogo',
      KO: '경기의 밤',
      MY: 'ပွဲည',
      TY: 'Gabi ng laban',
    },
    line: {
      EN: 'Live cricket, football and kabaddi',
      BN: 'ক্রিকেট, ফুটবল ও কাবাডি, সরাসরি',
      UR: 'کرکٹ، فٹ بال اور کبڈی، براہِ راست',
      PT: 'Futebol, vôlei e basquete ao vivo',
      KO: '축구, 야구, 농구를 실시간으로',
      MY: 'ဘောလုံး၊ ဘောလီဘော၊ ဘတ်စကက်ဘော တိုက်ရိုက်',
      TY: 'Basketball, football at volleyball, live',
    },
  },
  {
    groupName: 'm_home',
    theme: 'cashback',
    link: '/m/activity',
    title: {
      EN: 'Cashback and more',
      BN: 'কিছুটা ফিরে আসে',
      UR: 'کچھ واپس آتا ہے',
      PT: 'Cashback e mais',
      KO: '조금은 돌아옵니다',
      MY: 'အနည်းငယ် ပြန်ရမယ်',
      TY: 'May bumabalik',
    },
    line: {
      EN: 'See this week’s offers',
      BN: 'এই সপ্তাহে কী চলছে দেখুন',
      UR: 'دیکھیے اس ہفتے کیا ہے',
      PT: 'Veja as ofertas da semana',
      KO: '이번 주 소식을 확인하세요',
      MY: 'ဒီအပတ် ဘာရှိလဲ ကြည့်ပါ',
      TY: 'Tingnan kung ano ang mayroon ngayong linggo',
    },
  },
  {
    groupName: 'm_live',
    theme: 'live',
    link: '/m/gameList?gameType=LIVE',
    title: {
      EN: 'Take a seat',
      BN: 'বসে পড়ুন',
      UR: 'تشریف رکھیے',
      PT: 'Sente-se à mesa',
      KO: '자리에 앉으세요',
      MY: 'ထိုင်ပါ',
      TY: 'Umupo na sa mesa',
    },
    line: {
      EN: 'Live tables around the clock',
      BN: 'দিনরাত লাইভ টেবিল',
      UR: 'دن رات لائیو ٹیبلز',
      PT: 'Mesas ao vivo a qualquer hora',
      KO: '하루 종일 열리는 라이브 테이블',
      MY: 'တစ်နေ့လုံး တိုက်ရိုက်စားပွဲများ',
      TY: 'Mga live na mesa, buong araw',
    },
  },
  {
    groupName: 'm_reg',
    theme: 'welcome',
    title: {
      EN: 'Join {merchant}',
      BN: '{merchant}-এ যোগ দিন',
      UR: '{merchant} میں شامل ہوں',
      PT: 'Entre na {merchant}',
      KO: '{merchant}에 가입하세요',
      MY: '{merchant} တွင် ပါဝင်ပါ',
      TY: 'Sumali sa {merchant}',
    },
    line: {
      EN: 'For players aged {age} and over',
      BN: '{age} বছর ও তার বেশি বয়সীদের জন্য',
      UR: '{age} سال اور زائد عمر کے لیے',
      PT: 'Para jogadores a partir de {age} anos',
      KO: '{age}세 이상 이용 가능',
      MY: 'အသက် {age} နှစ်နှင့်အထက်အတွက်',
      TY: 'Para sa edad {age} pataas',
    },
  },
];
