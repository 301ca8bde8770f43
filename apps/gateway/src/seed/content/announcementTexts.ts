import type { LocalText } from '../../db/schema/index.ts';

export interface AnnouncementText {
  /** PL: for players, PU: popup. */
  kind: 'PL' | 'PU';
  title: LocalText;
  /** HTML. `{picture:slots}` is replaced with the picture of the first banner of that theme. */
  content: LocalText;
}

/** Announcements of every merchant, in order. */
export const announcementTexts: readonly AnnouncementText[] = [
  {
    kind: 'PL',
    title: {
      EN: 'All money here is play money',
      BN: 'এখানে সবই খেলার টাকা',
      UR: 'یہاں سب کھیل کی رقم ہے',
      PT: 'Todo o dinheiro aqui é fictício',
      KO: '이곳의 모든 돈은 가상 머니입니다',
      MY: 'ဒီမှာရှိသမျှ ကစားငွေပဲ ဖြစ်ပါတယ်',
      TY: 'Larong pera ang lahat dito',
    },
    content: {
      EN: '<p>{merchant} is a demo: you can’t win or lose real money. Every new player starts with <b>{symbol}10{mark}000</b> in play money.</p>',
      BN: '<p>{merchant} একটি পরীক্ষামূলক জায়গা: এখানে কেউ আসল টাকা জিততে বা হারাতে পারেন না। প্রত্যেক নতুন খেলোয়াড় <b>{symbol}10{mark}000</b> খেলার টাকা নিয়ে শুরু করেন।</p>',
      UR: '<p>{merchant} ایک آزمائشی جگہ ہے: یہاں کوئی اصل رقم جیت یا ہار نہیں سکتا۔ ہر نیا کھلاڑی <b>\u2066{symbol}10{mark}000\u2069</b> کھیل کی رقم سے آغاز کرتا ہے۔</p>',
      PT: '<p>A {merchant} é uma demonstração: você não ganha nem perde dinheiro de verdade. Cada novo jogador começa com <b>{symbol}10{mark}000</b> em dinheiro fictício.</p>',
      KO: '<p>{merchant}는 연습용 공간입니다. 누구도 실제 돈을 따거나 잃지 않습니다. 새 회원은 모두 <b>{symbol}10{mark}000</b>의 가상 머니로 시작합니다.</p>',
      MY: '<p>{merchant} သည် စမ်းသပ်နေရာ ဖြစ်သည်။ မည်သူမျှ ငွေအစစ် မနိုင်၊ မရှုံးပါ။ ကစားသမားသစ်တိုင်း ကစားငွေ <b>{symbol}10{mark}000</b> ဖြင့် စတင်သည်။</p>',
      TY: '<p>Isang sandbox ang {merchant}: walang mananalo o matatalo ng tunay na pera. Nagsisimula ang bawat bagong manlalaro sa <b>{symbol}10{mark}000</b> na larong pera.</p>',
    },
  },
  {
    kind: 'PL',
    title: {
      EN: 'New slots from Marigold Labs',
      BN: 'মেরিগোল্ড ল্যাবসের নতুন স্লট',
      UR: 'میری گولڈ لیبز کے نئے سلاٹس',
      PT: 'Novos slots da Marigold Labs',
      KO: 'Marigold Labs의 새 슬롯',
      MY: 'Marigold Labs ၏ စလော့အသစ်များ',
      TY: 'Bagong slots mula sa Marigold Labs',
    },
    content: {
      EN: '<p>New slots have arrived. Open <i>Slots</i>, choose <i>New</i>, and tap the heart to save your favourites.</p>',
      BN: '<p>নতুন স্লট এসেছে। <i>স্লট</i> খুলে <i>নতুন</i> বাছুন, আর পছন্দের গেম হৃদয়চিহ্নে রেখে দিন।</p>',
      UR: '<p>نئے سلاٹس آ گئے ہیں۔ <i>سلاٹس</i> کھول کر <i>نئے</i> چنیں، اور پسندیدہ کو دل کے نشان سے محفوظ کریں۔</p>',
      PT: '<p>Chegaram novos slots. Abra <i>Slots</i>, escolha <i>Novos</i> e toque no coração para salvar seus favoritos.</p>',
      KO: '<p>새로운 슬롯이 도착했습니다. <i>슬롯</i>을 열어 <i>신규</i>를 고르고, 마음에 드는 게임은 하트로 담아 두세요.</p>',
      MY: '<p>စလော့အသစ်များ ရောက်ပါပြီ။ <i>စလော့</i> ကိုဖွင့်ပြီး <i>အသစ်</i> ကိုရွေးပါ၊ ကြိုက်တာတွေကို နှလုံးပုံနဲ့ သိမ်းထားပါ။</p>',
      TY: '<p>May mga bagong dating. Buksan ang <i>Slots</i>, piliin ang <i>Bago</i>, at itabi ang gusto mo gamit ang puso.</p>',
    },
  },
  {
    kind: 'PL',
    title: {
      EN: 'Never share your password',
      BN: 'পাসওয়ার্ড নিজের কাছেই রাখুন',
      UR: 'اپنا پاس ورڈ اپنے تک رکھیں',
      PT: 'Nunca compartilhe sua senha',
      KO: '비밀번호는 본인만 알고 계세요',
      MY: 'သင့်စကားဝှက်ကို ကိုယ်တိုင်သာ သိပါစေ',
      TY: 'Sarilinin ang iyong password',
    },
    content: {
      EN: '<p>Our staff never ask for your password or for a code sent to your phone. If someone does, they’re not from {merchant}.</p>',
      BN: '<p>আমাদের কর্মীরা কখনো আপনার পাসওয়ার্ড বা ফোনে পাঠানো কোড চান না। যে চায়, সে {merchant}-এর কেউ নয়।</p>',
      UR: '<p>ہمارا عملہ کبھی آپ کا پاس ورڈ یا فون پر بھیجا گیا کوڈ نہیں مانگتا۔ جو مانگے، وہ {merchant} سے نہیں۔</p>',
      PT: '<p>Nossa equipe nunca pede sua senha nem um código enviado ao seu celular. Se alguém pedir, não é da {merchant}.</p>',
      KO: '<p>저희 직원은 비밀번호나 휴대폰으로 보낸 코드를 절대 묻지 않습니다. 묻는 사람은 {merchant} 직원이 아닙니다.</p>',
      MY: '<p>ကျွန်ုပ်တို့ဝန်ထမ်းများသည် သင့်စကားဝှက် သို့မဟုတ် ဖုန်းသို့ပို့သောကုဒ်ကို ဘယ်တော့မှ မမေးပါ။ မေးသူသည် {merchant} မှ မဟုတ်ပါ။</p>',
      TY: '<p>Hindi kailanman hinihingi ng aming staff ang iyong password o ang code na ipinadala sa iyong telepono. Ang humihingi ay hindi taga-{merchant}.</p>',
    },
  },
  {
    kind: 'PL',
    title: {
      EN: 'Play for fun, know when to stop',
      BN: 'আনন্দের জন্য খেলুন, আনন্দ না থাকলে থামুন',
      UR: 'تفریح کے لیے کھیلیں، ورنہ رک جائیں',
      PT: 'Jogue por diversão e saiba quando parar',
      KO: '즐거울 때 하고, 아니면 멈추세요',
      MY: 'ပျော်ရွှင်ဖို့ ကစားပါ၊ မပျော်ရင် ရပ်ပါ',
      TY: 'Maglaro para sa saya, tumigil kapag hindi na',
    },
    content: {
      EN: '<p>{merchant} is for players aged {age} and over. Licence {licence}, {authority}.</p>',
      BN: '<p>{merchant} শুধু {age} বছর ও তার বেশি বয়সীদের জন্য। লাইসেন্স {licence}, {authority}।</p>',
      UR: '<p>{merchant} صرف {age} سال اور زائد عمر کے کھلاڑیوں کے لیے ہے۔ لائسنس {licence}، {authority}۔</p>',
      PT: '<p>A {merchant} é para jogadores a partir de {age} anos. Licença {licence}, {authority}.</p>',
      KO: '<p>{merchant}는 {age}세 이상만 이용할 수 있습니다. 라이선스 {licence}, {authority}.</p>',
      MY: '<p>{merchant} သည် အသက် {age} နှစ်နှင့်အထက်အတွက် ဖြစ်သည်။ လိုင်စင် {licence}၊ {authority}။</p>',
      TY: '<p>Ang {merchant} ay para sa edad {age} pataas. Lisensya {licence}, {authority}.</p>',
    },
  },
  {
    kind: 'PU',
    title: {
      EN: 'Good to see you',
      BN: 'আপনাকে পেয়ে ভালো লাগল',
      UR: 'خوش آمدید',
      PT: 'Que bom ver você',
      KO: '반갑습니다',
      MY: 'တွေ့ရတာ ဝမ်းသာပါတယ်',
      TY: 'Natutuwa kaming makita ka',
    },
    content: {
      EN: '<p>Start with the hot games on the home page, or search for a game by name.</p><p>This is a demo with play money.</p>',
      BN: '<p>প্রথম পাতার জনপ্রিয় গেম দিয়ে শুরু করুন, অথবা নাম লিখে খুঁজুন।</p><p>এটি খেলার টাকার পরীক্ষামূলক জায়গা।</p>',
      UR: '<p>پہلے صفحے کی مقبول گیمز سے آغاز کریں، یا نام سے تلاش کریں۔</p><p>یہ کھیل کی رقم والی آزمائشی جگہ ہے۔</p>',
      PT: '<p>Comece pelos jogos em alta da página inicial ou busque um jogo pelo nome.</p><p>Esta é uma demonstração com dinheiro fictício.</p>',
      KO: '<p>첫 화면의 인기 게임으로 시작하거나 이름으로 찾아보세요.</p><p>이곳은 가상 머니를 쓰는 연습용 공간입니다.</p>',
      MY: '<p>ပထမစာမျက်နှာရှိ လူကြိုက်များသောဂိမ်းများဖြင့် စပါ၊ သို့မဟုတ် အမည်ဖြင့် ရှာပါ။</p><p>ဤနေရာသည် ကစားငွေသုံး စမ်းသပ်နေရာ ဖြစ်သည်။</p>',
      TY: '<p>Magsimula sa mga sikat na laro sa unang pahina, o maghanap ayon sa pangalan.</p><p>Ito ay sandbox na may larong pera.</p>',
    },
  },
  {
    kind: 'PU',
    title: {
      EN: 'New slots every week',
      BN: 'প্রতি সপ্তাহে নতুন স্লট',
      UR: 'ہر ہفتے نئے سلاٹس',
      PT: 'Novos slots toda semana',
      KO: '매주 새로운 슬롯',
      MY: 'အပတ်တိုင်း စလော့အသစ်',
      TY: 'Bagong slots bawat linggo',
    },
    content: {
      EN: '{picture:slots}<p>Thousands of slots are just one tap away. Tap the heart to save your favourites.</p><p><a href="/m/gameList?gameType=RNG">See the slots</a></p>',
      BN: '{picture:slots}<p>হাজারো স্লট এক ছোঁয়ায়। পছন্দেরগুলো হৃদয়চিহ্নে রেখে দিন।</p><p><a href="/m/gameList?gameType=RNG">স্লট দেখুন</a></p>',
      UR: '{picture:slots}<p>ہزاروں سلاٹس بس ایک لمس پر۔ پسندیدہ کو دل کے نشان سے محفوظ کریں۔</p><p><a href="/m/gameList?gameType=RNG">سلاٹس دیکھیں</a></p>',
      PT: '{picture:slots}<p>Milhares de slots a um toque de distância. Toque no coração para salvar seus favoritos.</p><p><a href="/m/gameList?gameType=RNG">Ver os slots</a></p>',
      KO: '{picture:slots}<p>수천 가지 슬롯을 한 번의 터치로 즐기세요. 마음에 드는 게임은 하트로 담아 두세요.</p><p><a href="/m/gameList?gameType=RNG">슬롯 보기</a></p>',
      MY: '{picture:slots}<p>စလော့ထောင်ချီ တစ်ချက်နှိပ်ရုံ။ ကြိုက်တာတွေကို နှလုံးပုံနဲ့ သိမ်းထားပါ။</p><p><a href="/m/gameList?gameType=RNG">စလော့များ ကြည့်ရန်</a></p>',
      TY: '{picture:slots}<p>Libu-libong slots, isang tap lang. Itabi ang gusto mo gamit ang puso.</p><p><a href="/m/gameList?gameType=RNG">Tingnan ang slots</a></p>',
    },
  },
];
