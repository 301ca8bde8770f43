import type { LocalText } from '../db/schema/index.ts';

interface Topic {
  /** Lower-case words in any language. The topic matches a message that contains one of them. */
  words: readonly string[];
  answer: LocalText;
}

/** The topics, more specific ones first: the first that matches answers. */
const topics: readonly Topic[] = [
  {
    words: ['withdraw', 'cash out', 'payout', 'উত্তোলন', 'টাকা তোল', 'তুলতে', 'نکلوا', 'نکال', 'saque', 'sacar', 'retirar'],
    answer: {
      EN: 'Withdrawals are looked at within an hour. You can follow yours under Withdraw, in the list of requests. Have your payment password ready.',
      BN: 'উত্তোলনের আবেদন এক ঘণ্টার মধ্যে দেখা হয়। উত্তোলন পাতার তালিকায় আপনার আবেদনের অবস্থা দেখতে পাবেন। পেমেন্ট পাসওয়ার্ড হাতের কাছে রাখুন।',
      UR: 'رقم نکلوانے کی درخواست ایک گھنٹے میں دیکھ لی جاتی ہے۔ اپنی درخواست کی حالت رقم نکلوانے کے صفحے کی فہرست میں دیکھیں۔ ادائیگی کا پاس ورڈ تیار رکھیں۔',
      PT: 'Os saques são analisados em até uma hora. Acompanhe o seu em Saque, na lista de pedidos. Tenha a senha de pagamento em mãos.',
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
      EN: 'A deposit shows in your wallet as soon as it is approved, mostly within five minutes. If it takes longer, please send us the number of the request.',
      BN: 'জমা অনুমোদন হলেই ওয়ালেটে দেখা যায়, সাধারণত পাঁচ মিনিটের মধ্যে। বেশি সময় লাগলে আবেদনের নম্বরটি পাঠান।',
      UR: 'رقم منظوری کے ساتھ ہی والٹ میں آ جاتی ہے، عموماً پانچ منٹ میں۔ زیادہ دیر لگے تو درخواست کا نمبر بھیج دیں۔',
      PT: 'O depósito aparece na carteira assim que é aprovado, quase sempre em cinco minutos. Se demorar mais, envie o número do pedido.',
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
      EN: 'Open Promotions: each offer says what it needs, and those that are ready can be claimed there. Cashback is worked out every day.',
      BN: 'প্রমোশন পাতা খুলুন: প্রতিটি অফারের শর্ত সেখানে লেখা আছে, আর তৈরি হয়ে থাকলে সেখান থেকেই নেওয়া যায়। ক্যাশব্যাক প্রতিদিন হিসাব হয়।',
      UR: 'پروموشنز کھولیں: ہر پیشکش کی شرط وہاں لکھی ہے، اور جو تیار ہو وہیں سے لی جا سکتی ہے۔ کیش بیک کا حساب روزانہ ہوتا ہے۔',
      PT: 'Abra Promoções: cada oferta diz do que precisa, e as que estão prontas podem ser resgatadas ali. O cashback é calculado todos os dias.',
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
      EN: 'You can set a new password from the log-in screen, with a code to your phone. We never ask for a password: please do not send it here.',
      BN: 'লগ ইন পাতা থেকে ফোনে আসা কোড দিয়ে নতুন পাসওয়ার্ড দিতে পারবেন। আমরা কখনো পাসওয়ার্ড চাই না: এখানে লিখবেন না।',
      UR: 'لاگ اِن صفحے سے فون پر آئے کوڈ کے ذریعے نیا پاس ورڈ رکھ سکتے ہیں۔ ہم کبھی پاس ورڈ نہیں پوچھتے: یہاں نہ لکھیں۔',
      PT: 'Você pode criar uma nova senha na tela de entrada, com um código enviado ao seu telefone. Nunca pedimos a senha: não a envie por aqui.',
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
      EN: 'If a game does not open, go back and open it again: each opening has its own link. Bets that were placed are safe and show in your betting record.',
      BN: 'গেম না খুললে ফিরে গিয়ে আবার খুলুন: প্রতিবারের আলাদা লিংক থাকে। ধরা বাজি নিরাপদ থাকে এবং বাজির রেকর্ডে দেখা যায়।',
      UR: 'گیم نہ کھلے تو واپس جا کر دوبارہ کھولیں: ہر بار کا اپنا لنک ہوتا ہے۔ لگائی گئی شرطیں محفوظ رہتی ہیں اور ریکارڈ میں نظر آتی ہیں۔',
      PT: 'Se um jogo não abrir, volte e abra de novo: cada abertura tem o próprio link. As apostas feitas estão seguras e aparecem no histórico.',
    },
  },
  {
    words: ['thank', 'thanks', 'ধন্যবাদ', 'شکریہ', 'obrigad', 'valeu'],
    answer: {
      EN: 'You are welcome. Is there anything else we can do for you?',
      BN: 'আপনাকেও ধন্যবাদ। আর কিছুতে সাহায্য লাগবে?',
      UR: 'آپ کا بھی شکریہ۔ کیا کسی اور چیز میں مدد چاہیے؟',
      PT: 'De nada. Podemos ajudar em mais alguma coisa?',
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
      EN: 'Hello! What is it about: a deposit, a withdrawal, a bonus or a game?',
      BN: 'হ্যালো! বিষয়টি কী: জমা, উত্তোলন, বোনাস নাকি গেম?',
      UR: 'السلام علیکم! بات کس بارے میں ہے: رقم جمع کرانا، نکلوانا، بونس یا گیم؟',
      PT: 'Olá! Sobre o que é: depósito, saque, bônus ou jogo?',
    },
  },
];

const otherwise: LocalText = {
  EN: 'Thank you, we have noted that. A colleague will look into it and write to your inbox.',
  BN: 'ধন্যবাদ, আমরা লিখে রাখলাম। একজন সহকর্মী দেখে আপনার ইনবক্সে লিখবেন।',
  UR: 'شکریہ، ہم نے نوٹ کر لیا ہے۔ ہمارا ساتھی دیکھ کر آپ کے اِن باکس میں لکھے گا۔',
  PT: 'Obrigado, anotamos. Um colega vai verificar e escrever para a sua caixa de entrada.',
};

/**
 * The scripted answer to a player's message.
 * @param language gateway code of the chat's language; English where there is no text in it.
 */
export function answerChatMessage(text: string, language: string): string {
  const said = text.toLowerCase();
  const { answer } = topics.find(({ words }) => words.some((word) => said.includes(word))) ?? { answer: otherwise };
  return answer[language] ?? answer.EN;
}
