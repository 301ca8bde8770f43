/** Words for stories only, in the languages that stretch a layout each in its own way. The product's own words are elsewhere. */
const samples = {
  EN: {
    login: 'Log in', register: 'Register', cancel: 'Cancel', confirm: 'Confirm', close: 'Close', retry: 'Try again', back: 'Back', more: 'More', clear: 'Clear', search: 'Search games',
    deposit: 'Deposit', withdraw: 'Withdraw', promotions: 'Promotions', home: 'Home', member: 'My account', menu: 'Main menu', logout: 'Log out',
    longAction: 'Deposit now and collect your welcome reward',
    username: 'Username', usernameHelp: '4 to 16 letters or digits', usernameError: 'This name is already taken. Choose another one.',
    password: 'Password', show: 'Show password', hide: 'Hide password', remember: 'Remember me on this phone',
    agree: 'I am at least 18 years old and have read the terms and the privacy statement',
    captcha: 'Captcha', captchaPicture: 'Picture with digits', refresh: 'Press for another picture',
    formError: 'The user name or the password is not right. Check both and try again.', mistakes: 'Two fields need your attention',
    logoutQuestion: 'Are you sure you want to logout?', logoutMore: 'Your balance and your favourites stay safe until you come back.',
    saved: 'Changes saved', wait: 'Please wait', offlineToast: 'You are offline', loginFirst: 'You are not logged in, please login first',
    noData: 'No data', noDataMore: 'Nothing fits what you searched for.', failed: 'This list could not be loaded', offline: 'You are offline', maintenance: 'System upgrading, please try again later.', blocked: 'This service is not available where you are',
    hot: 'Hot', favourites: 'Favourites', slots: 'Slots', live: 'Live casino', fish: 'Fishing', poker: 'Cards', sports: 'Sports', esports: 'E-sports', lottery: 'Lottery', hotGames: 'Hot games', all: 'All', new: 'New', keep: 'Keep', previous: 'Previous', next: 'Next',
    announcements: 'Announcements', noAnnouncement: 'No announcement', news1: 'Welcome! Your play money is ready', news2: 'The Friday draw closes at 20:00', news3: 'Live tables are open all night',
    theme: 'Appearance', dark: 'Dark', light: 'Light', language: 'Language', playMoney: 'Play money', balance: 'Balance', unread: 'unread', messages: 'Messages', messagesHint: 'From the house and from support', banners: 'Offers', of: 'of', games: 'Games', loading: 'Loading', notices: 'Notices',
    amount: '৳12,34,56,789.50',
  },
  BN: {
    login: 'লগ ইন', register: 'নিবন্ধন', cancel: 'বাতিল', confirm: 'নিশ্চিত করুন', close: 'বন্ধ করুন', retry: 'আবার চেষ্টা করুন', back: 'ফিরে যান', more: 'আরও', clear: 'মুছুন', search: 'গেম খুঁজুন',
    deposit: 'জমা', withdraw: 'উত্তোলন', promotions: 'প্রচারণা', home: 'হোম', member: 'আমার অ্যাকাউন্ট', menu: 'প্রধান মেনু', logout: 'লগ আউট',
    longAction: 'এখনই জমা দিন এবং আপনার স্বাগত পুরস্কার সংগ্রহ করুন',
    username: 'ব্যবহারকারীর নাম', usernameHelp: '৪ থেকে ১৬টি অক্ষর বা সংখ্যা', usernameError: 'এই নামটি আগেই নেওয়া হয়েছে। অন্য একটি বেছে নিন।',
    password: 'পাসওয়ার্ড', show: 'পাসওয়ার্ড দেখান', hide: 'পাসওয়ার্ড লুকান', remember: 'এই ফোনে আমাকে মনে রাখুন',
    agree: 'আমার বয়স কমপক্ষে ১৮ বছর এবং আমি শর্তাবলী ও গোপনীয়তা নীতি পড়েছি',
    captcha: 'ক্যাপচা', captchaPicture: 'সংখ্যাসহ ছবি', refresh: 'অন্য ছবির জন্য চাপুন',
    formError: 'ব্যবহারকারীর নাম বা পাসওয়ার্ড সঠিক নয়। দুটিই দেখে আবার চেষ্টা করুন।', mistakes: 'দুটি ঘর ঠিক করতে হবে',
    logoutQuestion: 'আপনি কি নিশ্চিতভাবে লগ আউট করতে চান?', logoutMore: 'আপনি ফিরে না আসা পর্যন্ত আপনার ব্যালেন্স ও পছন্দের গেম নিরাপদ থাকবে।',
    saved: 'পরিবর্তন সংরক্ষিত হয়েছে', wait: 'অনুগ্রহ করে অপেক্ষা করুন', offlineToast: 'আপনি অফলাইনে আছেন', loginFirst: 'আপনি লগ ইন করেননি, আগে লগ ইন করুন',
    noData: 'কোনো তথ্য নেই', noDataMore: 'আপনার খোঁজের সাথে কিছু মেলেনি।', failed: 'তালিকাটি লোড করা যায়নি', offline: 'আপনি অফলাইনে আছেন', maintenance: 'সিস্টেম হালনাগাদ হচ্ছে, পরে আবার চেষ্টা করুন।', blocked: 'আপনার এলাকায় এই সেবা নেই',
    hot: 'জনপ্রিয়', favourites: 'পছন্দের', slots: 'স্লট', live: 'লাইভ ক্যাসিনো', fish: 'মাছ ধরা', poker: 'তাস', sports: 'খেলাধুলা', esports: 'ই-স্পোর্টস', lottery: 'লটারি', hotGames: 'জনপ্রিয় গেম', all: 'সব', new: 'নতুন', keep: 'রাখুন', previous: 'আগের', next: 'পরের',
    announcements: 'ঘোষণা', noAnnouncement: 'কোনো ঘোষণা নেই', news1: 'স্বাগতম! আপনার খেলার টাকা প্রস্তুত', news2: 'শুক্রবারের ড্র রাত ৮টায় বন্ধ হবে', news3: 'লাইভ টেবিল সারারাত খোলা',
    theme: 'চেহারা', dark: 'গাঢ়', light: 'হালকা', language: 'ভাষা', playMoney: 'খেলার টাকা', balance: 'ব্যালেন্স', unread: 'অপঠিত', messages: 'বার্তা', messagesHint: 'প্রতিষ্ঠান ও সহায়তা থেকে', banners: 'অফার', of: 'এর মধ্যে', games: 'গেম', loading: 'লোড হচ্ছে', notices: 'বিজ্ঞপ্তি',
    amount: '৳১২,৩৪,৫৬,৭৮৯.৫০',
  },
  UR: {
    login: 'لاگ اِن', register: 'رجسٹر کریں', cancel: 'منسوخ', confirm: 'تصدیق', close: 'بند کریں', retry: 'دوبارہ کوشش کریں', back: 'واپس', more: 'مزید', clear: 'صاف کریں', search: 'گیم تلاش کریں',
    deposit: 'جمع کریں', withdraw: 'رقم نکالیں', promotions: 'پروموشنز', home: 'ہوم', member: 'میرا اکاؤنٹ', menu: 'مرکزی مینو', logout: 'لاگ آؤٹ',
    longAction: 'ابھی رقم جمع کریں اور اپنا خیرمقدمی انعام حاصل کریں',
    username: 'صارف نام', usernameHelp: '4 سے 16 حروف یا ہندسے', usernameError: 'یہ نام پہلے ہی لیا جا چکا ہے۔ کوئی اور نام چنیں۔',
    password: 'پاس ورڈ', show: 'پاس ورڈ دکھائیں', hide: 'پاس ورڈ چھپائیں', remember: 'اس فون پر مجھے یاد رکھیں',
    agree: 'میری عمر کم از کم 18 سال ہے اور میں نے شرائط اور رازداری کا بیان پڑھ لیا ہے',
    captcha: 'کیپچا', captchaPicture: 'ہندسوں والی تصویر', refresh: 'دوسری تصویر کے لیے دبائیں',
    formError: 'صارف نام یا پاس ورڈ درست نہیں۔ دونوں دیکھ کر دوبارہ کوشش کریں۔', mistakes: 'دو خانوں پر توجہ درکار ہے',
    logoutQuestion: 'کیا آپ واقعی لاگ آؤٹ کرنا چاہتے ہیں؟', logoutMore: 'آپ کی واپسی تک آپ کا بیلنس اور پسندیدہ گیمز محفوظ رہیں گے۔',
    saved: 'تبدیلیاں محفوظ ہو گئیں', wait: 'براہِ کرم انتظار کریں', offlineToast: 'آپ آف لائن ہیں', loginFirst: 'آپ لاگ اِن نہیں ہیں، پہلے لاگ اِن کریں',
    noData: 'کوئی ڈیٹا نہیں', noDataMore: 'آپ کی تلاش سے کچھ نہیں ملا۔', failed: 'یہ فہرست لوڈ نہیں ہو سکی', offline: 'آپ آف لائن ہیں', maintenance: 'سسٹم اپ گریڈ ہو رہا ہے، بعد میں کوشش کریں۔', blocked: 'یہ سروس آپ کے علاقے میں دستیاب نہیں',
    hot: 'مقبول', favourites: 'پسندیدہ', slots: 'سلاٹس', live: 'لائیو کیسینو', fish: 'ماہی گیری', poker: 'تاش', sports: 'کھیل', esports: 'ای اسپورٹس', lottery: 'لاٹری', hotGames: 'مقبول گیمز', all: 'سب', new: 'نیا', keep: 'محفوظ کریں', previous: 'پچھلا', next: 'اگلا',
    announcements: 'اعلانات', noAnnouncement: 'کوئی اعلان نہیں', news1: 'خوش آمدید! آپ کی کھیل کی رقم تیار ہے', news2: 'جمعے کی قرعہ اندازی 20:00 بجے بند ہو گی', news3: 'لائیو میزیں ساری رات کھلی ہیں',
    theme: 'ظاہری شکل', dark: 'گہرا', light: 'ہلکا', language: 'زبان', playMoney: 'کھیل کی رقم', balance: 'بیلنس', unread: 'بغیر پڑھے', messages: 'پیغامات', messagesHint: 'ادارے اور معاونت کی طرف سے', banners: 'پیشکشیں', of: 'از', games: 'گیمز', loading: 'لوڈ ہو رہا ہے', notices: 'اطلاعات',
    amount: '৳12,34,56,789.50',
  },
} as const;

export type SampleTexts = Readonly<Record<keyof (typeof samples)['EN'], string>>;

/** The sample words in the language that the toolbar chose. */
export function textsOf(globals: Readonly<Record<string, unknown>>): SampleTexts {
  return samples[globals['language'] as keyof typeof samples] ?? samples.EN;
}
