import type { MessageText } from './messageText.ts';

/** Messages to all members. */
export const messagesToAll: readonly MessageText[] = [
  {
    kind: 'MAINTENANCE',
    title: {
      EN: 'Maintenance on Tuesday night',
      BN: 'মঙ্গলবার রাতে রক্ষণাবেক্ষণ',
      UR: 'منگل کی رات دیکھ بھال',
      PT: 'Manutenção na noite de terça',
      KO: '화요일 밤 점검',
      MY: 'အင်္ဂါနေ့ည ပြုပြင်ထိန်းသိမ်းမှု',
      TY: 'Maintenance sa Martes ng gabi',
    },
    content: {
      EN: '<p>On Tuesday from <b>03:00 to 04:30</b>, games and deposits are unavailable during maintenance. Bets placed before then aren’t affected.</p>',
      BN: '<p>মঙ্গলবার <b>রাত 3:00 থেকে 4:30</b> পর্যন্ত রক্ষণাবেক্ষণের জন্য গেম ও জমা বন্ধ থাকবে। আগে ধরা বাজি যেমন আছে তেমনই থাকবে।</p>',
      UR: '<p>منگل کو <b>03:00 سے 04:30</b> تک دیکھ بھال کے باعث گیمز اور رقم جمع کرانا بند رہے گا۔ پہلے لگائی گئی شرطیں جوں کی توں رہیں گی۔</p>',
      PT: '<p>Na terça, das <b>03:00 às 04:30</b>, jogos e depósitos ficam indisponíveis durante a manutenção. As apostas feitas antes disso continuam valendo.</p>',
      KO: '<p>화요일 <b>03:00~04:30</b>에는 점검하는 동안 게임과 입금이 쉽니다. 그전에 한 베팅은 그대로입니다.</p>',
      MY: '<p>အင်္ဂါနေ့ <b>03:00 မှ 04:30</b> အထိ စက်များ ပြုပြင်စဉ် ဂိမ်းနှင့် ငွေသွင်း ရပ်မည်။ လောင်းပြီးသားများ မပြောင်းပါ။</p>',
      TY: '<p>Sa Martes mula <b>03:00 hanggang 04:30</b>, tigil muna ang laro at deposito habang inaayos ang mga makina. Mananatili ang mga tayang nailagay na.</p>',
    },
  },
  {
    kind: 'SECURITY',
    title: {
      EN: 'Three habits to keep your account safe',
      BN: 'অ্যাকাউন্ট নিরাপদ রাখার তিনটি অভ্যাস',
      UR: 'اکاؤنٹ محفوظ رکھنے کی تین عادتیں',
      PT: 'Três hábitos para proteger sua conta',
      KO: '계정을 지키는 세 가지 습관',
      MY: 'အကောင့်လုံခြုံစေမည့် အလေ့အကျင့်သုံးခု',
      TY: 'Tatlong gawing nagpapaligtas sa account mo',
    },
    content: {
      EN: '<ul><li>Use a password you don’t use anywhere else.</li><li>Never share a code sent to your phone.</li><li>Log out on phones you share with others.</li></ul>',
      BN: '<ul><li>এমন পাসওয়ার্ড দিন যা আর কোথাও ব্যবহার করেন না।</li><li>ফোনে আসা কোড কাউকে বলবেন না।</li><li>অন্যরাও যে ফোন ব্যবহার করে, সেখানে কাজ শেষে লগ আউট করুন।</li></ul>',
      UR: '<ul><li>ایسا پاس ورڈ رکھیں جو کہیں اور استعمال نہ ہو۔</li><li>فون پر آیا کوڈ کسی کو نہ بتائیں۔</li><li>جو فون دوسرے بھی استعمال کرتے ہوں، وہاں لاگ آؤٹ کریں۔</li></ul>',
      PT: '<ul><li>Use uma senha que você não usa em nenhum outro lugar.</li><li>Nunca compartilhe um código enviado ao seu celular.</li><li>Saia da conta em celulares que você divide com outras pessoas.</li></ul>',
      KO: '<ul><li>다른 곳에서 쓰지 않는 비밀번호를 쓰세요.</li><li>휴대폰으로 온 코드를 누구에게도 알려주지 마세요.</li><li>함께 쓰는 휴대폰에서는 로그아웃하세요.</li></ul>',
      MY: '<ul><li>အခြားနေရာတွင် မသုံးသော စကားဝှက် သုံးပါ။</li><li>ဖုန်းသို့ရောက်သောကုဒ်ကို မည်သူ့ကိုမျှ မပြောပါနှင့်။</li><li>အခြားသူလည်းသုံးသော ဖုန်းတွင် ထွက်ပါ။</li></ul>',
      TY: '<ul><li>Gumamit ng password na wala sa ibang lugar.</li><li>Huwag sabihin kaninuman ang code na dumating sa telepono mo.</li><li>Mag-log out sa teleponong ginagamit din ng iba.</li></ul>',
    },
  },
  {
    kind: 'OTHER',
    title: {
      EN: 'Customer service 24 hours a day',
      BN: 'দিনরাত গ্রাহক সেবা',
      UR: 'دن رات کسٹمر سروس',
      PT: 'Suporte 24 horas por dia',
      KO: '24시간 고객센터',
      MY: 'တစ်နေ့လုံး ဝန်ဆောင်မှု',
      TY: 'Serbisyo sa customer buong araw',
    },
    content: {
      EN: '<p>{merchant} is now here for you at any time. Open <i>Messages</i> to write to us.</p>',
      BN: '<p>এখন থেকে {merchant} দিনের যেকোনো সময় আপনার উত্তর দেয়। লিখতে <i>বার্তা</i> খুলুন।</p>',
      UR: '<p>اب {merchant} کسی بھی وقت آپ کو جواب دیتا ہے۔ لکھنے کے لیے <i>پیغامات</i> کھولیں۔</p>',
      PT: '<p>A {merchant} agora atende você a qualquer hora. Abra <i>Mensagens</i> para escrever para nós.</p>',
      KO: '<p>이제 {merchant}가 언제든 답합니다. <i>메시지</i>를 열어 보내 주세요.</p>',
      MY: '<p>ယခုမှစ၍ {merchant} က အချိန်မရွေး ဖြေပေးမည်။ <i>မက်ဆေ့ချ်</i> ကိုဖွင့်၍ ရေးပါ။</p>',
      TY: '<p>Mula ngayon, sumasagot ang {merchant} anumang oras. Buksan ang <i>Mga mensahe</i> para sumulat sa amin.</p>',
    },
  },
];
