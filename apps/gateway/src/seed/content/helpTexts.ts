import { helpAccountTexts } from './helpAccountTexts.ts';
import { helpMoneyTexts } from './helpMoneyTexts.ts';
import type { HelpText } from './helpText.ts';

/** Help of every merchant: entries and, one level below, their children. */
export const helpTexts: readonly HelpText[] = [
  {
    title: { EN: 'Getting started', BN: 'শুরু করা', UR: 'آغاز', PT: 'Primeiros passos' },
    content: {
      EN: '<p>Everything you need for your first game.</p>',
      BN: '<p>প্রথম গেমের জন্য যা যা দরকার।</p>',
      UR: '<p>پہلی گیم کے لیے جو کچھ درکار ہے۔</p>',
      PT: '<p>Tudo o que você precisa para o primeiro jogo.</p>',
    },
    children: [
      {
        title: { EN: 'Open an account', BN: 'অ্যাকাউন্ট খোলা', UR: 'اکاؤنٹ کھولنا', PT: 'Abrir uma conta' },
        content: {
          EN: '<ol><li>Tap <b>Register</b>.</li><li>Choose a user name of 4 to 16 small letters and digits, and a password of 6 to 20 characters.</li><li>Confirm that you are {age} or over.</li></ol>',
          BN: '<ol><li><b>নিবন্ধন</b> চাপুন।</li><li>4 থেকে 16টি ছোট হাতের ইংরেজি অক্ষর ও সংখ্যার ব্যবহারকারী নাম এবং 6 থেকে 20 অক্ষরের পাসওয়ার্ড দিন।</li><li>আপনার বয়স {age} বা তার বেশি, তা নিশ্চিত করুন।</li></ol>',
          UR: '<ol><li><b>رجسٹر</b> دبائیں۔</li><li>4 سے 16 چھوٹے انگریزی حروف اور ہندسوں کا صارف نام، اور 6 سے 20 حروف کا پاس ورڈ چنیں۔</li><li>تصدیق کریں کہ آپ کی عمر {age} سال یا زائد ہے۔</li></ol>',
          PT: '<ol><li>Toque em <b>Registrar</b>.</li><li>Escolha um nome de usuário de 4 a 16 letras minúsculas e números, e uma senha de 6 a 20 caracteres.</li><li>Confirme que tem {age} anos ou mais.</li></ol>',
        },
      },
      {
        title: { EN: 'Log in', BN: 'লগ ইন', UR: 'لاگ اِن', PT: 'Entrar' },
        content: {
          EN: '<p>Use your user name and password. After three wrong tries we show a picture with digits: type them to go on.</p>',
          BN: '<p>ব্যবহারকারী নাম ও পাসওয়ার্ড দিন। তিনবার ভুল হলে একটি ছবিতে সংখ্যা দেখা যাবে: সেগুলো লিখে এগিয়ে যান।</p>',
          UR: '<p>اپنا صارف نام اور پاس ورڈ دیں۔ تین غلط کوششوں کے بعد ہندسوں والی تصویر آئے گی: وہ ہندسے لکھ کر آگے بڑھیں۔</p>',
          PT: '<p>Use o nome de usuário e a senha. Depois de três tentativas erradas mostramos uma imagem com números: digite-os para continuar.</p>',
        },
      },
    ],
  },
  {
    title: { EN: 'Games', BN: 'গেম', UR: 'گیمز', PT: 'Jogos' },
    content: {
      EN: '<p>Find, keep and play games.</p>',
      BN: '<p>গেম খোঁজা, রাখা ও খেলা।</p>',
      UR: '<p>گیمز ڈھونڈنا، محفوظ کرنا اور کھیلنا۔</p>',
      PT: '<p>Encontrar, guardar e jogar.</p>',
    },
    children: [
      {
        title: { EN: 'Find a game', BN: 'গেম খোঁজা', UR: 'گیم ڈھونڈنا', PT: 'Encontrar um jogo' },
        content: {
          EN: '<p>Choose a kind of game, then a maker, or search by name. <i>Hot</i> shows what many play now.</p>',
          BN: '<p>গেমের ধরন, তারপর নির্মাতা বাছুন, অথবা নাম লিখে খুঁজুন। <i>জনপ্রিয়</i> অংশে এখন অনেকে যা খেলছেন তা থাকে।</p>',
          UR: '<p>گیم کی قسم، پھر بنانے والا چنیں، یا نام سے تلاش کریں۔ <i>مقبول</i> میں وہ گیمز ہیں جو اس وقت بہت لوگ کھیل رہے ہیں۔</p>',
          PT: '<p>Escolha um tipo de jogo, depois um fabricante, ou procure pelo nome. <i>Em alta</i> mostra o que muitos jogam agora.</p>',
        },
      },
      {
        title: { EN: 'Keep favourites', BN: 'পছন্দের তালিকা', UR: 'پسندیدہ گیمز', PT: 'Guardar favoritos' },
        content: {
          EN: '<p>Tap the heart on a picture to keep the game. Tap it again to let it go.</p>',
          BN: '<p>গেম রেখে দিতে ছবির হৃদয়চিহ্নে চাপুন। বাদ দিতে আবার চাপুন।</p>',
          UR: '<p>گیم محفوظ کرنے کے لیے تصویر پر دل کا نشان دبائیں۔ ہٹانے کے لیے دوبارہ دبائیں۔</p>',
          PT: '<p>Toque no coração da imagem para guardar o jogo. Toque de novo para tirar.</p>',
        },
      },
      {
        title: { EN: 'A game does not open', BN: 'গেম খুলছে না', UR: 'گیم نہیں کھل رہی', PT: 'Um jogo não abre' },
        content: {
          EN: '<p>Every opening has its own link that works once. Go back and open the game again.</p>',
          BN: '<p>প্রতিবার খোলার জন্য আলাদা লিংক থাকে, যা একবারই কাজ করে। ফিরে গিয়ে গেমটি আবার খুলুন।</p>',
          UR: '<p>ہر بار کھولنے کا اپنا لنک ہوتا ہے جو ایک ہی بار چلتا ہے۔ واپس جا کر گیم دوبارہ کھولیں۔</p>',
          PT: '<p>Cada abertura tem o próprio link, que funciona uma vez. Volte e abra o jogo de novo.</p>',
        },
      },
    ],
  },
  ...helpMoneyTexts,
  ...helpAccountTexts,
  {
    title: { EN: 'Responsible play', BN: 'দায়িত্বশীল খেলা', UR: 'ذمہ دارانہ کھیل', PT: 'Jogo responsável' },
    content: {
      EN: '<p>{merchant} is licensed by {authority}, number {licence}, for players of {age} and over. Play for fun; take breaks; never play to win back what was lost.</p>',
      BN: '<p>{merchant} {authority}-এর {licence} নম্বর লাইসেন্সে চলে, {age} বছর ও তার বেশি বয়সীদের জন্য। আনন্দের জন্য খেলুন, বিরতি নিন, হারানো ফিরে পেতে কখনো খেলবেন না।</p>',
      UR: '<p>{merchant} کو {authority} نے لائسنس نمبر {licence} دیا ہے، {age} سال اور زائد عمر کے کھلاڑیوں کے لیے۔ تفریح کے لیے کھیلیں، وقفہ لیں، ہاری ہوئی رقم واپس لینے کے لیے کبھی نہ کھیلیں۔</p>',
      PT: '<p>{merchant} tem licença de {authority}, número {licence}, para jogadores a partir de {age} anos. Jogue por diversão; faça pausas; nunca jogue para recuperar o que perdeu.</p>',
    },
  },
];
