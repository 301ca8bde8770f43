import type { LocalText } from '../db/schema/index.ts';

interface Topic {
  /** Lower-case words in any language. The topic matches a message that contains one of them. */
  words: readonly string[];
  answer: LocalText;
}

/** The topics. The first topic that matches gives the answer, so specific topics come before general ones. */
const topics: readonly Topic[] = [
  {
    words: ['withdraw', 'cash out', 'payout', 'উত্তোলন', 'টাকা তোল', 'তুলতে', 'نکلوا', 'نکال', 'saque', 'sacar', 'retirar'],
    answer: {
      EN: 'We review withdrawals within an hour. You can follow yours under Withdraw, in the list of requests. Please have your payment password ready.',
      BN: 'উত্তোলনের আবেদন এক ঘণ্টার মধ্যে দেখা হয়। উত্তোলন পাতার তালিকায় আপনার আবেদনের অবস্থা দেখতে পাবেন। পেমেন্ট পাসওয়ার্ড হাতের কাছে রাখুন।',
      UR: 'رقم نکلوانے کی درخواست ایک گھنٹے میں دیکھ لی جاتی ہے۔ اپنی درخواست کی حالت رقم نکلوانے کے صفحے کی فہرست میں دیکھیں۔ ادائیگی کا پاس ورڈ تیار رکھیں۔',
      PT: 'Analisamos os saques em até uma hora. Acompanhe o seu em Saque, na lista de pedidos. Tenha sua senha de pagamento em mãos.',
      KO: '출금은 한 시간 안에 확인합니다. 출금의 신청 목록에서 볼 수 있습니다. 결제 비밀번호를 준비해 주세요.',
      MY: 'ငွေထုတ်မှုများကို တစ်နာရီအတွင်း စစ်ဆေးသည်။ ငွေထုတ် ရှိ တောင်းဆိုမှုစာရင်းတွင် ကြည့်နိုင်သည်။ ငွေပေးချေမှု စကားဝှက် အသင့်ထားပါ။',
      TY: 'Tinitingnan ang withdrawal sa loob ng isang oras. Masusundan mo ito sa Withdraw, sa listahan ng kahilingan. Ihanda ang payment password.',
    },
  },
  {
    words: [
      'deposit',
      'top up',
      'top-up',
      'recharge',
      'জমা',
      'ডিপোজিট',
      'جمع',
      'ڈپازٹ',
      'depósito',
      'deposito',
      'depositar',
    ],
    answer: {
      EN: 'Your deposit appears in your wallet as soon as it’s approved, usually within five minutes. If it takes longer, please send us the deposit ID.',
      BN: 'জমা অনুমোদন হলেই ওয়ালেটে দেখা যায়, সাধারণত পাঁচ মিনিটের মধ্যে। বেশি সময় লাগলে আবেদনের নম্বরটি পাঠান।',
      UR: 'رقم منظوری کے ساتھ ہی والٹ میں آ جاتی ہے، عموماً پانچ منٹ میں۔ زیادہ دیر لگے تو درخواست کا نمبر بھیج دیں۔',
      PT: 'Seu depósito aparece na carteira assim que é aprovado, em geral em até cinco minutos. Se demorar mais, envie o ID do depósito.',
      KO: '입금은 승인되면 바로, 대개 5분 안에 지갑에 보입니다. 더 걸리면 신청 번호를 보내 주세요.',
      MY: 'ငွေသွင်းမှုသည် အတည်ပြုသည်နှင့် ပိုက်ဆံအိတ်တွင် ပေါ်မည်၊ များသောအားဖြင့် ငါးမိနစ်အတွင်း။ ပိုကြာလျှင် တောင်းဆိုမှုနံပါတ် ပို့ပါ။',
      TY: 'Lalabas sa wallet ang deposito kapag naaprubahan, kadalasan sa loob ng limang minuto. Kung mas matagal, ipadala ang numero ng kahilingan.',
    },
  },
  {
    words: [
      'bonus',
      'promo',
      'cashback',
      'reward',
      'বোনাস',
      'অফার',
      'ক্যাশব্যাক',
      'بونس',
      'انعام',
      'کیش بیک',
      'bônus',
      'promoção',
      'recompensa',
    ],
    answer: {
      EN: 'Open Promotions: each offer lists its requirements, and you can claim the ones that are ready. Cashback is calculated every day.',
      BN: 'প্রমোশন পাতা খুলুন: প্রতিটি অফারের শর্ত সেখানে লেখা আছে, আর তৈরি হয়ে থাকলে সেখান থেকেই নেওয়া যায়। ক্যাশব্যাক প্রতিদিন হিসাব হয়।',
      UR: 'پروموشنز کھولیں: ہر پیشکش کی شرط وہاں لکھی ہے، اور جو تیار ہو وہیں سے لی جا سکتی ہے۔ کیش بیک کا حساب روزانہ ہوتا ہے۔',
      PT: 'Abra Promoções: cada oferta mostra seus requisitos, e você pode resgatar as que estão prontas. O cashback é calculado todos os dias.',
      KO: '프로모션을 여세요. 각 혜택의 조건이 있고, 준비된 것은 거기서 받을 수 있습니다. 캐시백은 매일 계산합니다.',
      MY: 'ပရိုမိုးရှင်းများကို ဖွင့်ပါ- လိုအပ်ချက်များ ပြထားပြီး အသင့်ဖြစ်သည်များကို ထိုနေရာတွင် ရယူနိုင်သည်။ ငွေပြန်အမ်းကို နေ့တိုင်း တွက်သည်။',
      TY: 'Buksan ang Mga promo: nakasaad sa bawat alok ang kailangan, at makukuha roon ang handa na. Araw-araw kinukuwenta ang cashback.',
    },
  },
  {
    words: [
      'password',
      'log in',
      'login',
      'locked',
      'পাসওয়ার্ড',
      'লগ ইন',
      'লগইন',
      'پاس ورڈ',
      'لاگ',
      'senha',
      'entrar',
      'acesso',
    ],
    answer: {
      EN: 'You can set a new password from the login screen, with a code sent to your phone. We never ask for your password, so please don’t send it here.',
      BN: 'লগ ইন পাতা থেকে ফোনে আসা কোড দিয়ে নতুন পাসওয়ার্ড দিতে পারবেন। আমরা কখনো পাসওয়ার্ড চাই না: এখানে লিখবেন না।',
      UR: 'لاگ اِن صفحے سے فون پر آئے کوڈ کے ذریعے نیا پاس ورڈ رکھ سکتے ہیں۔ ہم کبھی پاس ورڈ نہیں پوچھتے: یہاں نہ لکھیں۔',
      PT: 'Você pode criar uma nova senha na tela de login, com um código enviado ao seu celular. Nunca pedimos sua senha: não a envie por aqui.',
      KO: '로그인 화면에서 휴대폰으로 받은 코드로 새 비밀번호를 만들 수 있습니다. 저희는 비밀번호를 묻지 않습니다. 여기에 보내지 마세요.',
      MY: 'ဝင်ရောက်စာမျက်နှာတွင် ဖုန်းသို့ပို့သော ကုဒ်ဖြင့် စကားဝှက်အသစ် သတ်မှတ်နိုင်သည်။ စကားဝှက်ကို ဘယ်တော့မှ မမေးပါ- ဤနေရာသို့ မပို့ပါနှင့်။',
      TY: 'Makakagawa ka ng bagong password sa log-in screen, gamit ang code sa telepono mo. Hindi kami humihingi ng password: huwag itong ipadala rito.',
    },
  },
  {
    words: [
      'game',
      'slot',
      'lottery',
      'draw',
      'গেম',
      'লটারি',
      'স্লট',
      'গেইম',
      'گیم',
      'لاٹری',
      'قرعہ',
      'jogo',
      'loteria',
      'sorteio',
    ],
    answer: {
      EN: 'If a game won’t open, go back and open it again to get a new link. The bets you’ve placed are safe and appear in your betting record.',
      BN: 'গেম না খুললে ফিরে গিয়ে আবার খুলুন: প্রতিবারের আলাদা লিংক থাকে। ধরা বাজি নিরাপদ থাকে এবং বাজির রেকর্ডে দেখা যায়।',
      UR: 'گیم نہ کھلے تو واپس جا کر دوبارہ کھولیں: ہر بار کا اپنا لنک ہوتا ہے۔ لگائی گئی شرطیں محفوظ رہتی ہیں اور ریکارڈ میں نظر آتی ہیں۔',
      PT: 'Se um jogo não abrir, volte e abra de novo para receber um novo link. As apostas que você fez estão seguras e aparecem em Minhas apostas.',
      KO: '게임이 열리지 않으면 뒤로 가서 다시 여세요. 열 때마다 링크가 다릅니다. 이미 한 베팅은 안전하며 베팅 기록에 있습니다.',
      MY: 'ဂိမ်းမပွင့်လျှင် နောက်ပြန်ပြီး ထပ်ဖွင့်ပါ- ဖွင့်တိုင်း လင့်ခ်အသစ် ရှိသည်။ လောင်းပြီးသားများ လုံခြုံပြီး မှတ်တမ်းတွင် ရှိသည်။',
      TY: 'Kung hindi bumukas ang laro, bumalik at buksan muli: may sariling link ang bawat pagbukas. Ligtas ang mga tayang nailagay at makikita sa tala ng taya.',
    },
  },
  {
    words: ['thank', 'thanks', 'ধন্যবাদ', 'شکریہ', 'obrigad', 'valeu'],
    answer: {
      EN: 'You’re welcome. Is there anything else we can help you with?',
      BN: 'আপনাকেও ধন্যবাদ। আর কিছুতে সাহায্য লাগবে?',
      UR: 'آپ کا بھی شکریہ۔ کیا کسی اور چیز میں مدد چاہیے؟',
      PT: 'De nada. Podemos ajudar em mais alguma coisa?',
      KO: '천만에요. 더 도와드릴 일이 있을까요?',
      MY: 'ရပါတယ်။ အခြား ကူညီပေးရမည်များ ရှိပါသလား။',
      TY: 'Walang anuman. May iba pa ba kaming maitutulong?',
    },
  },
  {
    words: [
      'hello',
      'good morning',
      'হ্যালো',
      'নমস্কার',
      'সালাম',
      'السلام',
      'ہیلو',
      'سلام',
      'olá',
      'bom dia',
      'boa tarde',
      'boa noite',
    ],
    answer: {
      EN: 'Hello. Is it about a deposit, a withdrawal, a bonus or a game?',
      BN: 'হ্যালো! বিষয়টি কী: জমা, উত্তোলন, বোনাস নাকি গেম?',
      UR: 'السلام علیکم! بات کس بارے میں ہے: رقم جمع کرانا، نکلوانا، بونس یا گیم؟',
      PT: 'Olá. É sobre depósito, saque, bônus ou jogo?',
      KO: '안녕하세요! 입금, 출금, 보너스, 게임 중 무엇에 관한 문의인가요?',
      MY: 'မင်္ဂလာပါ! ငွေသွင်း၊ ငွေထုတ်၊ ဘောနပ်စ်၊ ဂိမ်း ဘယ်အကြောင်းလဲ။',
      TY: 'Kumusta! Tungkol ba sa deposito, withdrawal, bonus o laro?',
    },
  },
];

const otherwise: LocalText = {
  EN: 'Thank you, we’ve made a note. A colleague will look into it and send a reply to your inbox.',
  BN: 'ধন্যবাদ, আমরা লিখে রাখলাম। একজন সহকর্মী দেখে আপনার ইনবক্সে লিখবেন।',
  UR: 'شکریہ، ہم نے نوٹ کر لیا ہے۔ ہمارا ساتھی دیکھ کر آپ کے اِن باکس میں لکھے گا۔',
  PT: 'Obrigado, anotamos. Um colega vai verificar e responder na sua caixa de entrada.',
  KO: '감사합니다. 접수했습니다. 담당자가 확인해 메시지함으로 알려 드립니다.',
  MY: 'ကျေးဇူးတင်ပါသည်၊ မှတ်ထားပါပြီ။ တာဝန်ရှိသူက စစ်ဆေးပြီး သင့်စာဝင်ပုံးသို့ ရေးပေးပါမည်။',
  TY: 'Salamat, naitala na namin. Titingnan ito ng kasamahan namin at susulat sa inbox mo.',
};

/**
 * The scripted answer to a player's message.
 * @param language gateway code of the chat's language; English if the answer has no text in it.
 */
export function answerChatMessage(text: string, language: string): string {
  const said = text.toLowerCase();
  const { answer } = topics.find(({ words }) => words.some((word) => said.includes(word))) ?? { answer: otherwise };
  return answer[language] ?? answer.EN;
}
