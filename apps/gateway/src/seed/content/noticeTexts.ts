import type { announcements, LocalText } from '../../db/schema/index.ts';

export interface NoticeText {
  kind: typeof announcements.$inferSelect.kind;
  title: LocalText;
  /** HTML. */
  content: LocalText;
}

/** Further announcements of every merchant, newest first: for players, on promotions, for agents. */
export const noticeTexts: readonly NoticeText[] = [
  {
    kind: 'PL',
    title: { EN: 'Draws on the minute', BN: 'প্রতি মিনিটে ড্র', UR: 'ہر منٹ قرعہ اندازی', PT: 'Sorteios a cada minuto' },
    content: {
      EN: '<p>The quick lotteries now draw every minute. Each result comes from a seed that was fixed before the first bet, and anyone can check it.</p>',
      BN: '<p>দ্রুত লটারিগুলোর ড্র এখন প্রতি মিনিটে। প্রতিটি ফল প্রথম বাজির আগেই ঠিক করা বীজ থেকে আসে, যে কেউ যাচাই করতে পারেন।</p>',
      UR: '<p>تیز لاٹریوں کی قرعہ اندازی اب ہر منٹ ہوتی ہے۔ ہر نتیجہ پہلی شرط سے پہلے طے شدہ بیج سے آتا ہے، اور کوئی بھی جانچ سکتا ہے۔</p>',
      PT: '<p>As loterias rápidas agora sorteiam a cada minuto. Cada resultado vem de uma semente fixada antes da primeira aposta, e qualquer um pode conferir.</p>',
    },
  },
  {
    kind: 'PL',
    title: {
      EN: 'Live tables: two new rooms',
      BN: 'লাইভ টেবিল: দুটি নতুন ঘর',
      UR: 'لائیو ٹیبلز: دو نئے کمرے',
      PT: 'Mesas ao vivo: duas salas novas',
    },
    content: {
      EN: '<p>Baccarat and dragon tiger have a room more each, open from noon to midnight.</p>',
      BN: '<p>ব্যাকারা ও ড্রাগন টাইগারে একটি করে নতুন ঘর, দুপুর থেকে মাঝরাত পর্যন্ত খোলা।</p>',
      UR: '<p>بیکارا اور ڈریگن ٹائیگر میں ایک ایک نیا کمرہ، دوپہر سے آدھی رات تک کھلا۔</p>',
      PT: '<p>Bacará e dragão tigre ganharam uma sala cada, abertas do meio-dia à meia-noite.</p>',
    },
  },
  {
    kind: 'PL',
    title: {
      EN: 'Cricket season opens',
      BN: 'ক্রিকেট মৌসুম শুরু',
      UR: 'کرکٹ سیزن کا آغاز',
      PT: 'Começa a temporada de críquete',
    },
    content: {
      EN: '<p>From this week every match of the league is on the sports page, with odds that move while they play.</p>',
      BN: '<p>এই সপ্তাহ থেকে লিগের সব ম্যাচ স্পোর্টস পাতায়, খেলা চলার সময়ই দর বদলায়।</p>',
      UR: '<p>اس ہفتے سے لیگ کے تمام میچ اسپورٹس صفحے پر، کھیل کے دوران بدلتے ریٹ کے ساتھ۔</p>',
      PT: '<p>A partir desta semana todos os jogos da liga estão na página de esportes, com cotações que mudam durante a partida.</p>',
    },
  },
  {
    kind: 'PL',
    title: {
      EN: 'Slower banks around the holiday',
      BN: 'ছুটিতে ব্যাংক ধীর',
      UR: 'تعطیل پر بینک سست',
      PT: 'Bancos mais lentos no feriado',
    },
    content: {
      EN: '<p>Banks rest from Thursday to Saturday. Deposits arrive as ever; withdrawals may take until Sunday.</p>',
      BN: '<p>বৃহস্পতি থেকে শনি ব্যাংক বন্ধ। জমা আগের মতোই হবে; উত্তোলনে রবিবার পর্যন্ত লাগতে পারে।</p>',
      UR: '<p>بینک جمعرات سے ہفتے تک بند ہیں۔ رقم حسبِ معمول جمع ہوگی؛ نکلوانے میں اتوار تک لگ سکتا ہے۔</p>',
      PT: '<p>Os bancos param de quinta a sábado. Os depósitos chegam como sempre; os saques podem levar até domingo.</p>',
    },
  },
  {
    kind: 'PL',
    title: {
      EN: 'A clearer betting record',
      BN: 'আরও পরিষ্কার বাজির রেকর্ড',
      UR: 'شرطوں کا واضح ریکارڈ',
      PT: 'Histórico de apostas mais claro',
    },
    content: {
      EN: '<p>The record now shows stake, payout and result side by side. Filter it by game, maker and day.</p>',
      BN: '<p>রেকর্ডে এখন বাজি, ফেরত ও ফল পাশাপাশি। গেম, নির্মাতা ও দিন ধরে খুঁজুন।</p>',
      UR: '<p>ریکارڈ میں اب شرط، ادائیگی اور نتیجہ ساتھ ساتھ ہیں۔ گیم، بنانے والے اور دن سے چھانٹیں۔</p>',
      PT: '<p>O histórico mostra aposta, retorno e resultado lado a lado. Filtre por jogo, fabricante e dia.</p>',
    },
  },
  {
    kind: 'PL',
    title: { EN: 'Fish games for two', BN: 'দুজনের ফিশ গেম', UR: 'دو کے لیے فش گیمز', PT: 'Jogos de pesca para dois' },
    content: {
      EN: '<p>Three fish games can now be played at one table with a friend. Look for the sign with two nets.</p>',
      BN: '<p>তিনটি ফিশ গেম এখন বন্ধুর সঙ্গে এক টেবিলে খেলা যায়। দুই জালের চিহ্ন খুঁজুন।</p>',
      UR: '<p>تین فش گیمز اب دوست کے ساتھ ایک میز پر کھیلی جا سکتی ہیں۔ دو جالوں کا نشان دیکھیں۔</p>',
      PT: '<p>Três jogos de pesca agora podem ser jogados na mesma mesa com um amigo. Procure o sinal com duas redes.</p>',
    },
  },
  {
    kind: 'PL',
    title: {
      EN: 'Set a payment password',
      BN: 'পেমেন্ট পাসওয়ার্ড দিন',
      UR: 'ادائیگی کا پاس ورڈ رکھیں',
      PT: 'Crie uma senha de pagamento',
    },
    content: {
      EN: '<p>Withdrawals ask for a password of their own. Set it in the member centre: it takes a minute.</p>',
      BN: '<p>উত্তোলনে আলাদা পাসওয়ার্ড লাগে। সদস্য কেন্দ্রে দিন: এক মিনিটের কাজ।</p>',
      UR: '<p>رقم نکلوانے کا اپنا پاس ورڈ ہوتا ہے۔ ممبر سینٹر میں رکھ لیں: ایک منٹ کا کام ہے۔</p>',
      PT: '<p>Os saques pedem uma senha própria. Crie a sua na central do membro: leva um minuto.</p>',
    },
  },
  {
    kind: 'PR',
    title: { EN: 'Weekend reload', BN: 'সপ্তাহান্তের রিলোড', UR: 'ویک اینڈ ری لوڈ', PT: 'Recarga de fim de semana' },
    content: {
      EN: '<p>Deposit from Friday to Sunday and take <b>20 %</b> on top. Turnover: five times.</p>',
      BN: '<p>শুক্র থেকে রবি জমা দিয়ে আরও <b>20%</b> নিন। টার্নওভার: পাঁচ গুণ।</p>',
      UR: '<p>جمعہ سے اتوار رقم جمع کرائیں اور <b>20٪</b> مزید پائیں۔ ٹرن اوور: پانچ گنا۔</p>',
      PT: '<p>Deposite de sexta a domingo e leve <b>20 %</b> a mais. Rollover: cinco vezes.</p>',
    },
  },
  {
    kind: 'PR',
    title: { EN: 'Bring a friend', BN: 'বন্ধু আনুন', UR: 'دوست لائیں', PT: 'Traga um amigo' },
    content: {
      EN: '<p>For every friend who registers with your code and plays, both of you are credited.</p>',
      BN: '<p>আপনার কোডে নিবন্ধন করে যে বন্ধু খেলেন, তার জন্য দুজনেই পুরস্কার পান।</p>',
      UR: '<p>جو دوست آپ کے کوڈ سے رجسٹر ہو کر کھیلے، اس پر دونوں کو انعام ملتا ہے۔</p>',
      PT: '<p>Por cada amigo que se registra com o seu código e joga, os dois recebem um crédito.</p>',
    },
  },
  {
    kind: 'PR',
    title: { EN: 'Cashback, every day', BN: 'প্রতিদিন ক্যাশব্যাক', UR: 'ہر روز کیش بیک', PT: 'Cashback todos os dias' },
    content: {
      EN: '<p>A share of what you staked yesterday waits for you from noon.</p>',
      BN: '<p>গতকাল যত বাজি ধরেছেন তার একটি অংশ দুপুর থেকে আপনার জন্য থাকে।</p>',
      UR: '<p>کل کی شرطوں کا ایک حصہ دوپہر سے آپ کا منتظر ہوتا ہے۔</p>',
      PT: '<p>Uma parte do que você apostou ontem espera por você a partir do meio-dia.</p>',
    },
  },
  {
    kind: 'A',
    title: {
      EN: 'Statements are out on the first',
      BN: 'মাসের এক তারিখে হিসাব',
      UR: 'گوشوارے پہلی تاریخ کو',
      PT: 'Extratos no dia primeiro',
    },
    content: {
      EN: '<p>Rebates, salary and dividends of the past month are worked out on the first and paid on the fifth.</p>',
      BN: '<p>আগের মাসের রিবেট, বেতন ও লভ্যাংশ এক তারিখে হিসাব হয়, পাঁচ তারিখে দেওয়া হয়।</p>',
      UR: '<p>گزشتہ ماہ کی چھوٹ، تنخواہ اور منافع پہلی کو طے ہوتے اور پانچ کو ادا ہوتے ہیں۔</p>',
      PT: '<p>Rebates, salário e dividendos do mês anterior são apurados no dia primeiro e pagos no dia cinco.</p>',
    },
  },
  {
    kind: 'A',
    title: {
      EN: 'New contracts wait for your answer',
      BN: 'নতুন চুক্তি আপনার উত্তরের অপেক্ষায়',
      UR: 'نئے معاہدے آپ کے جواب کے منتظر',
      PT: 'Novos contratos esperam a sua resposta',
    },
    content: {
      EN: '<p>Offers for daily salary, hourly salary and dividends are in your agent area. Each takes one answer.</p>',
      BN: '<p>দৈনিক বেতন, ঘণ্টার বেতন ও লভ্যাংশের প্রস্তাব আপনার এজেন্ট পাতায় আছে। প্রতিটিতে একবারই উত্তর দেওয়া যায়।</p>',
      UR: '<p>روزانہ تنخواہ، گھنٹہ وار تنخواہ اور منافع کی پیشکشیں آپ کے ایجنٹ حصے میں ہیں۔ ہر ایک کا ایک ہی جواب ہوتا ہے۔</p>',
      PT: '<p>As ofertas de salário diário, salário por hora e dividendos estão na sua área de agente. Cada uma aceita uma resposta.</p>',
    },
  },
];
