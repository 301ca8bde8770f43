import { helpAccountTexts } from './helpAccountTexts.ts';
import { helpMoneyTexts } from './helpMoneyTexts.ts';
import type { HelpText } from './helpText.ts';

/** Help of every merchant: entries and, one level below, their children. */
export const helpTexts: readonly HelpText[] = [
  {
    title: {
      EN: 'Getting started',
      BN: 'শুরু করা',
      UR: 'آغاز',
      PT: 'Primeiros passos',
      KO: '시작하기',
      MY: 'စတင်ခြင်း',
      TY: 'Pagsisimula',
    },
    content: {
      EN: '<p>Everything you need for your first game.</p>',
      BN: '<p>প্রথম গেমের জন্য যা যা দরকার।</p>',
      UR: '<p>پہلی گیم کے لیے جو کچھ درکار ہے۔</p>',
      PT: '<p>Tudo de que você precisa para o primeiro jogo.</p>',
      KO: '<p>첫 게임에 필요한 모든 것.</p>',
      MY: '<p>ပထမဆုံးဂိမ်းအတွက် လိုအပ်သမျှ။</p>',
      TY: '<p>Lahat ng kailangan mo para sa unang laro.</p>',
    },
    children: [
      {
        title: {
          EN: 'Open an account',
          BN: 'অ্যাকাউন্ট খোলা',
          UR: 'اکاؤنٹ کھولنا',
          PT: 'Criar uma conta',
          KO: '계정 만들기',
          MY: 'အကောင့်ဖွင့်ရန်',
          TY: 'Magbukas ng account',
        },
        content: {
          EN: '<ol><li>Tap <b>Register</b>.</li><li>Choose a user name of 4 to 16 lowercase letters and digits, and a password of 6 to 20 characters.</li><li>Confirm that you’re {age} or older.</li></ol>',
          BN: '<ol><li><b>নিবন্ধন</b> চাপুন।</li><li>4 থেকে 16টি ছোট হাতের ইংরেজি অক্ষর ও সংখ্যার ব্যবহারকারী নাম এবং 6 থেকে 20 অক্ষরের পাসওয়ার্ড দিন।</li><li>আপনার বয়স {age} বা তার বেশি, তা নিশ্চিত করুন।</li></ol>',
          UR: '<ol><li><b>رجسٹر</b> دبائیں۔</li><li>4 سے 16 چھوٹے انگریزی حروف اور ہندسوں کا صارف نام، اور 6 سے 20 حروف کا پاس ورڈ چنیں۔</li><li>تصدیق کریں کہ آپ کی عمر {age} سال یا زائد ہے۔</li></ol>',
          PT: '<ol><li>Toque em <b>Criar conta</b>.</li><li>Escolha um nome de usuário com 4 a 16 letras minúsculas e números, e uma senha com 6 a 20 caracteres.</li><li>Confirme que você tem {age} anos ou mais.</li></ol>',
          KO: '<ol><li><b>회원가입</b>을 누릅니다.</li><li>영문 소문자와 숫자 4~16자의 아이디와 6~20자의 비밀번호를 정합니다.</li><li>만 {age}세 이상임을 확인합니다.</li></ol>',
          MY: '<ol><li><b>စာရင်းသွင်း</b> ကို နှိပ်ပါ။</li><li>စာလုံးသေးနှင့် ဂဏန်း 4 မှ 16 လုံးရှိ အသုံးပြုသူအမည်နှင့် 6 မှ 20 လုံးရှိ စကားဝှက် ရွေးပါ။</li><li>အသက် {age} နှစ်နှင့်အထက် ဖြစ်ကြောင်း အတည်ပြုပါ။</li></ol>',
          TY: '<ol><li>I-tap ang <b>Magrehistro</b>.</li><li>Pumili ng username na 4 hanggang 16 na maliliit na letra at numero, at password na 6 hanggang 20 character.</li><li>Kumpirmahing {age} taong gulang ka o higit pa.</li></ol>',
        },
      },
      {
        title: { EN: 'Log in', BN: 'লগ ইন', UR: 'لاگ اِن', PT: 'Entrar', KO: '로그인', MY: 'ဝင်ရောက်', TY: 'Mag-log in' },
        content: {
          EN: '<p>Log in with your user name and password. After three failed attempts, we also ask you to type the digits in a picture.</p>',
          BN: '<p>ব্যবহারকারী নাম ও পাসওয়ার্ড দিন। তিনবার ভুল হলে একটি ছবিতে সংখ্যা দেখা যাবে: সেগুলো লিখে এগিয়ে যান।</p>',
          UR: '<p>اپنا صارف نام اور پاس ورڈ دیں۔ تین غلط کوششوں کے بعد ہندسوں والی تصویر آئے گی: وہ ہندسے لکھ کر آگے بڑھیں۔</p>',
          PT: '<p>Entre com seu nome de usuário e sua senha. Depois de três tentativas erradas, pedimos que você também digite os números de uma imagem.</p>',
          KO: '<p>아이디와 비밀번호를 쓰세요. 세 번 틀리면 숫자 그림이 나옵니다. 그 숫자를 입력하면 계속할 수 있습니다.</p>',
          MY: '<p>အသုံးပြုသူအမည်နှင့် စကားဝှက် သုံးပါ။ သုံးကြိမ်မှားလျှင် ဂဏန်းပုံ ပေါ်မည်- ရိုက်ပြီး ဆက်ပါ။</p>',
          TY: '<p>Gamitin ang username at password mo. Pagkatapos ng tatlong mali, may larawang may numero: i-type ang mga ito para magpatuloy.</p>',
        },
      },
    ],
  },
  {
    title: { EN: 'Games', BN: 'গেম', UR: 'گیمز', PT: 'Jogos', KO: '게임', MY: 'ဂိမ်းများ', TY: 'Mga laro' },
    content: {
      EN: '<p>Find, save and play games.</p>',
      BN: '<p>গেম খোঁজা, রাখা ও খেলা।</p>',
      UR: '<p>گیمز ڈھونڈنا، محفوظ کرنا اور کھیلنا۔</p>',
      PT: '<p>Encontre, salve e jogue.</p>',
      KO: '<p>게임을 찾고, 담고, 즐기기.</p>',
      MY: '<p>ဂိမ်းများ ရှာ၊ သိမ်း၊ ကစား။</p>',
      TY: '<p>Hanapin, itabi at laruin ang mga laro.</p>',
    },
    children: [
      {
        title: {
          EN: 'Find a game',
          BN: 'গেম খোঁজা',
          UR: 'گیم ڈھونڈنا',
          PT: 'Encontrar um jogo',
          KO: '게임 찾기',
          MY: 'ဂိမ်းရှာရန်',
          TY: 'Maghanap ng laro',
        },
        content: {
          EN: '<p>Choose a category, then a provider, or search by name. <i>Hot</i> shows the most popular games right now.</p>',
          BN: '<p>গেমের ধরন, তারপর নির্মাতা বাছুন, অথবা নাম লিখে খুঁজুন। <i>জনপ্রিয়</i> অংশে এখন অনেকে যা খেলছেন তা থাকে।</p>',
          UR: '<p>گیم کی قسم، پھر بنانے والا چنیں، یا نام سے تلاش کریں۔ <i>مقبول</i> میں وہ گیمز ہیں جو اس وقت بہت لوگ کھیل رہے ہیں۔</p>',
          PT: '<p>Escolha uma categoria e depois um provedor, ou busque pelo nome. <i>Em alta</i> mostra os jogos mais populares do momento.</p>',
          KO: '<p>게임 종류와 제작사를 고르거나 이름으로 찾으세요. <i>인기</i>는 지금 많이 하는 게임입니다.</p>',
          MY: '<p>ဂိမ်းအမျိုးအစား၊ ထုတ်လုပ်သူ ရွေးပါ၊ သို့မဟုတ် အမည်ဖြင့် ရှာပါ။ <i>လူကြိုက်များ</i> သည် ယခု အများကစားသည်ကို ပြသည်။</p>',
          TY: '<p>Pumili ng uri ng laro, saka ng gumawa, o maghanap ayon sa pangalan. Ipinapakita ng <i>Sikat</i> ang nilalaro ng marami ngayon.</p>',
        },
      },
      {
        title: {
          EN: 'Save favourites',
          BN: 'পছন্দের তালিকা',
          UR: 'پسندیدہ گیمز',
          PT: 'Salvar favoritos',
          KO: '즐겨찾기 담기',
          MY: 'အကြိုက်များ သိမ်းရန်',
          TY: 'Itabi ang mga paborito',
        },
        content: {
          EN: '<p>Tap the heart on a game to save it to your favourites. Tap it again to remove it.</p>',
          BN: '<p>গেম রেখে দিতে ছবির হৃদয়চিহ্নে চাপুন। বাদ দিতে আবার চাপুন।</p>',
          UR: '<p>گیم محفوظ کرنے کے لیے تصویر پر دل کا نشان دبائیں۔ ہٹانے کے لیے دوبارہ دبائیں۔</p>',
          PT: '<p>Toque no coração de um jogo para salvá-lo nos favoritos. Toque de novo para removê-lo.</p>',
          KO: '<p>그림의 하트를 누르면 담깁니다. 다시 누르면 빠집니다.</p>',
          MY: '<p>ပုံရှိ နှလုံးကိုနှိပ်၍ သိမ်းပါ။ ထပ်နှိပ်လျှင် ဖယ်မည်။</p>',
          TY: '<p>I-tap ang puso sa larawan para itabi ang laro. I-tap ulit para alisin.</p>',
        },
      },
      {
        title: {
          EN: 'A game won’t open',
          BN: 'গেম খুলছে না',
          UR: 'گیم نہیں کھل رہی',
          PT: 'O jogo não abre',
          KO: '게임이 열리지 않아요',
          MY: 'ဂိမ်း မပွင့်ပါ',
          TY: 'Hindi bumubukas ang laro',
        },
        content: {
          EN: '<p>Each time you open a game, you get a new link that works only once. Go back and open the game again.</p>',
          BN: '<p>প্রতিবার খোলার জন্য আলাদা লিংক থাকে, যা একবারই কাজ করে। ফিরে গিয়ে গেমটি আবার খুলুন।</p>',
          UR: '<p>ہر بار کھولنے کا اپنا لنک ہوتا ہے جو ایک ہی بار چلتا ہے۔ واپس جا کر گیم دوبارہ کھولیں۔</p>',
          PT: '<p>Cada vez que você abre um jogo, é criado um link que só funciona uma vez. Volte e abra o jogo de novo.</p>',
          KO: '<p>게임을 열 때마다 한 번만 쓰는 링크가 생깁니다. 뒤로 가서 다시 여세요.</p>',
          MY: '<p>ဖွင့်တိုင်း တစ်ကြိမ်သာသုံးရသော လင့်ခ် ရှိသည်။ နောက်ပြန်ပြီး ထပ်ဖွင့်ပါ။</p>',
          TY: '<p>May sariling link ang bawat pagbukas na isang beses lang gumagana. Bumalik at buksan muli ang laro.</p>',
        },
      },
    ],
  },
  ...helpMoneyTexts,
  ...helpAccountTexts,
  {
    title: {
      EN: 'Safer play',
      BN: 'দায়িত্বশীল খেলা',
      UR: 'ذمہ دارانہ کھیل',
      PT: 'Jogo responsável',
      KO: '책임 있는 게임',
      MY: 'တာဝန်သိ ကစားခြင်း',
      TY: 'Responsableng paglalaro',
    },
    content: {
      EN: '<p>{merchant} is licensed by {authority} (no. {licence}) for players aged {age} and over. Play for fun, take breaks, and never play to win back your losses.</p>',
      BN: '<p>{merchant} {authority}-এর {licence} নম্বর লাইসেন্সে চলে, {age} বছর ও তার বেশি বয়সীদের জন্য। আনন্দের জন্য খেলুন, বিরতি নিন, হারানো ফিরে পেতে কখনো খেলবেন না।</p>',
      UR: '<p>{merchant} کو {authority} نے لائسنس نمبر {licence} دیا ہے، {age} سال اور زائد عمر کے کھلاڑیوں کے لیے۔ تفریح کے لیے کھیلیں، وقفہ لیں، ہاری ہوئی رقم واپس لینے کے لیے کبھی نہ کھیلیں۔</p>',
      PT: '<p>A {merchant} tem licença de {authority} (n.º {licence}) para jogadores a partir de {age} anos. Jogue por diversão, faça pausas e nunca jogue para recuperar suas perdas.</p>',
      KO: '<p>{merchant}는 {authority}의 허가({licence})를 받았으며 {age}세 이상만 이용합니다. 즐겁게, 쉬어 가며 하세요. 잃은 것을 되찾으려 하지 마세요.</p>',
      MY: '<p>{merchant} သည် {authority} ၏ လိုင်စင် {licence} ရှိပြီး အသက် {age} နှစ်နှင့်အထက်အတွက် ဖြစ်သည်။ ပျော်ရွှင်ဖို့ ကစားပါ၊ နားပါ၊ ရှုံးတာပြန်ရဖို့ ဘယ်တော့မှ မကစားပါနှင့်။</p>',
      TY: '<p>Lisensyado ang {merchant} ng {authority}, numero {licence}, para sa edad {age} pataas. Maglaro para sa saya; magpahinga; huwag maglaro para bawiin ang natalo.</p>',
    },
  },
];
