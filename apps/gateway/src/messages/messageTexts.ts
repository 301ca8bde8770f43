import type { MessageKind } from '@livery/api/contract';
import type { LocalText } from '../db/schema/index.ts';

export interface MessageText {
  kind: MessageKind;
  title: LocalText;
  /** HTML. {amount}, {number}, {times} and {game} are filled in for each message, the rest as in other texts. */
  content: LocalText;
}

/** Messages to everyone. */
export const messagesToAll: readonly MessageText[] = [
  {
    kind: 'MAINTENANCE',
    title: {
      EN: 'Maintenance on Tuesday night',
      BN: 'মঙ্গলবার রাতে রক্ষণাবেক্ষণ',
      UR: 'منگل کی رات دیکھ بھال',
      PT: 'Manutenção na noite de terça',
    },
    content: {
      EN: '<p>On Tuesday from <b>03:00 to 04:30</b> games and deposits rest while we look after the machines. Bets that were placed before stay as they are.</p>',
      BN: '<p>মঙ্গলবার <b>রাত 3:00 থেকে 4:30</b> পর্যন্ত রক্ষণাবেক্ষণের জন্য গেম ও জমা বন্ধ থাকবে। আগে ধরা বাজি যেমন আছে তেমনই থাকবে।</p>',
      UR: '<p>منگل کو <b>03:00 سے 04:30</b> تک دیکھ بھال کے باعث گیمز اور رقم جمع کرانا بند رہے گا۔ پہلے لگائی گئی شرطیں جوں کی توں رہیں گی۔</p>',
      PT: '<p>Na terça, das <b>03:00 às 04:30</b>, jogos e depósitos ficam parados enquanto cuidamos das máquinas. As apostas já feitas continuam valendo.</p>',
    },
  },
  {
    kind: 'SECURITY',
    title: {
      EN: 'Three habits that keep your account safe',
      BN: 'অ্যাকাউন্ট নিরাপদ রাখার তিনটি অভ্যাস',
      UR: 'اکاؤنٹ محفوظ رکھنے کی تین عادتیں',
      PT: 'Três hábitos que protegem a sua conta',
    },
    content: {
      EN: '<ul><li>Use a password that you use nowhere else.</li><li>Never tell anyone a code that came to your phone.</li><li>Log out on a phone that others use too.</li></ul>',
      BN: '<ul><li>এমন পাসওয়ার্ড দিন যা আর কোথাও ব্যবহার করেন না।</li><li>ফোনে আসা কোড কাউকে বলবেন না।</li><li>অন্যরাও যে ফোন ব্যবহার করে, সেখানে কাজ শেষে লগ আউট করুন।</li></ul>',
      UR: '<ul><li>ایسا پاس ورڈ رکھیں جو کہیں اور استعمال نہ ہو۔</li><li>فون پر آیا کوڈ کسی کو نہ بتائیں۔</li><li>جو فون دوسرے بھی استعمال کرتے ہوں، وہاں لاگ آؤٹ کریں۔</li></ul>',
      PT: '<ul><li>Use uma senha que não usa em nenhum outro lugar.</li><li>Nunca conte a ninguém um código que chegou ao seu telefone.</li><li>Saia da conta em um telefone que outros também usam.</li></ul>',
    },
  },
  {
    kind: 'OTHER',
    title: {
      EN: 'Customer service around the clock',
      BN: 'দিনরাত গ্রাহক সেবা',
      UR: 'دن رات کسٹمر سروس',
      PT: 'Atendimento a qualquer hora',
    },
    content: {
      EN: '<p>From now on {merchant} answers you at any hour. Open <i>Messages</i> to write to us.</p>',
      BN: '<p>এখন থেকে {merchant} দিনের যেকোনো সময় আপনার উত্তর দেয়। লিখতে <i>বার্তা</i> খুলুন।</p>',
      UR: '<p>اب {merchant} کسی بھی وقت آپ کو جواب دیتا ہے۔ لکھنے کے لیے <i>پیغامات</i> کھولیں۔</p>',
      PT: '<p>A partir de agora {merchant} responde a qualquer hora. Abra <i>Mensagens</i> para escrever.</p>',
    },
  },
];

/** Messages to one member, by event. */
export const messagesToOne = {
  welcome: {
    kind: 'WELCOME',
    title: {
      EN: 'Welcome to {merchant}',
      BN: '{merchant}-এ স্বাগতম',
      UR: '{merchant} میں خوش آمدید',
      PT: 'Boas-vindas a {merchant}',
    },
    content: {
      EN: '<p>Good to have you here. Your wallet holds <b>{symbol}10{mark}000</b> of play money to begin with.</p><p>Set a payment password before your first withdrawal.</p>',
      BN: '<p>আপনাকে পেয়ে ভালো লাগল। শুরু করার জন্য আপনার ওয়ালেটে <b>{symbol}10{mark}000</b> খেলার টাকা আছে।</p><p>প্রথম উত্তোলনের আগে পেমেন্ট পাসওয়ার্ড দিন।</p>',
      UR: '<p>آپ کا یہاں ہونا خوشی کی بات ہے۔ آغاز کے لیے آپ کے والٹ میں <b>\u2066{symbol}10{mark}000\u2069</b> کھیل کی رقم ہے۔</p><p>پہلی بار رقم نکلوانے سے پہلے ادائیگی کا پاس ورڈ رکھیں۔</p>',
      PT: '<p>Que bom ter você aqui. Sua carteira começa com <b>{symbol}10{mark}000</b> de dinheiro de brincadeira.</p><p>Crie uma senha de pagamento antes do primeiro saque.</p>',
    },
  },
  bonusCredited: {
    kind: 'BONUS',
    title: {
      EN: 'A bonus of {amount} was credited',
      BN: '{amount} বোনাস জমা হয়েছে',
      UR: '{amount} بونس جمع ہو گیا',
      PT: 'Um bônus de {amount} foi creditado',
    },
    content: {
      EN: '<p>Your bonus of <b>{amount}</b> is in your main wallet. It has to be staked {times} times before it can be withdrawn.</p>',
      BN: '<p>আপনার <b>{amount}</b> বোনাস মূল ওয়ালেটে আছে। তোলার আগে {times} বার বাজি ধরতে হবে।</p>',
      UR: '<p>آپ کا <b>{amount}</b> بونس مرکزی والٹ میں ہے۔ نکلوانے سے پہلے {times} بار کھیلنا ہوگا۔</p>',
      PT: '<p>O seu bônus de <b>{amount}</b> está na carteira principal. É preciso apostá-lo {times} vezes antes de sacar.</p>',
    },
  },
  bonusFree: {
    kind: 'BONUS',
    title: {
      EN: '{amount} was added to your wallet',
      BN: 'ওয়ালেটে {amount} যোগ হয়েছে',
      UR: 'والٹ میں {amount} شامل ہو گئے',
      PT: '{amount} foram somados à sua carteira',
    },
    content: {
      EN: '<p>Your bonus of <b>{amount}</b> is in your main wallet, yours to play or to withdraw.</p>',
      BN: '<p>আপনার <b>{amount}</b> বোনাস মূল ওয়ালেটে আছে, খেলতে বা তুলতে পারেন।</p>',
      UR: '<p>آپ کا <b>{amount}</b> بونس مرکزی والٹ میں ہے، کھیلیں یا نکلوائیں۔</p>',
      PT: '<p>O seu bônus de <b>{amount}</b> está na carteira principal, para jogar ou sacar.</p>',
    },
  },
  depositArrived: {
    kind: 'DEPOSIT',
    title: {
      EN: 'Your deposit of {amount} has arrived',
      BN: 'আপনার {amount} জমা হয়েছে',
      UR: 'آپ کے {amount} جمع ہو گئے',
      PT: 'O seu depósito de {amount} chegou',
    },
    content: {
      EN: '<p>Request <b>{number}</b> was approved and <b>{amount}</b> added to your main wallet.</p>',
      BN: '<p><b>{number}</b> নম্বর আবেদন অনুমোদিত হয়েছে, <b>{amount}</b> মূল ওয়ালেটে যোগ হয়েছে।</p>',
      UR: '<p>درخواست <b>{number}</b> منظور ہوئی اور <b>{amount}</b> مرکزی والٹ میں شامل ہو گئے۔</p>',
      PT: '<p>O pedido <b>{number}</b> foi aprovado e <b>{amount}</b> somados à carteira principal.</p>',
    },
  },
  withdrawalApproved: {
    kind: 'WITHDRAWAL',
    title: {
      EN: 'Your withdrawal of {amount} was approved',
      BN: 'আপনার {amount} উত্তোলন অনুমোদিত',
      UR: 'آپ کے {amount} نکلوانے کی منظوری',
      PT: 'O seu saque de {amount} foi aprovado',
    },
    content: {
      EN: '<p>Request <b>{number}</b> is on its way. Your bank needs some hours, on holidays a day.</p><table><tr><th>Amount</th><td>{amount}</td></tr><tr><th>Fee</th><td>0</td></tr></table>',
      BN: '<p><b>{number}</b> নম্বর আবেদনের টাকা রওনা হয়েছে। ব্যাংকের কয়েক ঘণ্টা লাগে, ছুটির দিনে এক দিন।</p><table><tr><th>পরিমাণ</th><td>{amount}</td></tr><tr><th>ফি</th><td>0</td></tr></table>',
      UR: '<p>درخواست <b>{number}</b> روانہ ہو چکی ہے۔ بینک کو چند گھنٹے لگتے ہیں، تعطیل پر ایک دن۔</p><table><tr><th>رقم</th><td>{amount}</td></tr><tr><th>فیس</th><td>0</td></tr></table>',
      PT: '<p>O pedido <b>{number}</b> está a caminho. O seu banco precisa de algumas horas; em feriados, de um dia.</p><table><tr><th>Valor</th><td>{amount}</td></tr><tr><th>Taxa</th><td>0</td></tr></table>',
    },
  },
  drawWon: {
    kind: 'GAME',
    title: {
      EN: 'You won {amount} in {game}',
      BN: '{game}-এ {amount} জিতেছেন',
      UR: 'آپ نے {game} میں {amount} جیتے',
      PT: 'Você ganhou {amount} em {game}',
    },
    content: {
      EN: '<p>Draw <b>{number}</b> of {game} came out with your numbers. <b>{amount}</b> was paid at once.</p><p><a href="/m/gameRecord">See your betting record</a></p>',
      BN: '<p>{game}-এর <b>{number}</b> নম্বর ড্র আপনার নম্বরে মিলেছে। <b>{amount}</b> সঙ্গে সঙ্গে দেওয়া হয়েছে।</p><p><a href="/m/gameRecord">বাজির রেকর্ড দেখুন</a></p>',
      UR: '<p>{game} کی قرعہ اندازی <b>{number}</b> میں آپ کے نمبر نکلے۔ <b>{amount}</b> فوراً ادا کر دیے گئے۔</p><p><a href="/m/gameRecord">اپنا ریکارڈ دیکھیں</a></p>',
      PT: '<p>O sorteio <b>{number}</b> de {game} saiu com os seus números. <b>{amount}</b> foram pagos na hora.</p><p><a href="/m/gameRecord">Veja o seu histórico de apostas</a></p>',
    },
  },
  cashbackReady: {
    kind: 'BONUS',
    title: {
      EN: 'Your cashback is ready',
      BN: 'আপনার ক্যাশব্যাক তৈরি',
      UR: 'آپ کا کیش بیک تیار ہے',
      PT: 'O seu cashback está pronto',
    },
    content: {
      EN: '<p>Yesterday’s play earned <b>{amount}</b> of cashback. Claim it under <a href="/m/member/manualRebate">Cashback</a>.</p>',
      BN: '<p>গতকালের খেলায় <b>{amount}</b> ক্যাশব্যাক হয়েছে। <a href="/m/member/manualRebate">ক্যাশব্যাক</a> থেকে নিন।</p>',
      UR: '<p>کل کے کھیل پر <b>{amount}</b> کیش بیک بنا۔ <a href="/m/member/manualRebate">کیش بیک</a> سے حاصل کریں۔</p>',
      PT: '<p>O jogo de ontem rendeu <b>{amount}</b> de cashback. Resgate em <a href="/m/member/manualRebate">Cashback</a>.</p>',
    },
  },
  newDevice: {
    kind: 'SECURITY',
    title: {
      EN: 'A log-in from a new device',
      BN: 'নতুন ডিভাইস থেকে লগ ইন',
      UR: 'نئے آلے سے لاگ اِن',
      PT: 'Um acesso de um novo aparelho',
    },
    content: {
      EN: '<p>Someone logged in with your name from a device that we had not seen before. Was it you? Then there is nothing to do.</p><p>If not, <a href="/m/changePsw">change your password</a> now.</p>',
      BN: '<p>আগে দেখা যায়নি এমন একটি ডিভাইস থেকে আপনার নামে লগ ইন হয়েছে। আপনি হলে কিছু করার নেই।</p><p>না হলে এখনই <a href="/m/changePsw">পাসওয়ার্ড বদলান</a>।</p>',
      UR: '<p>ایک ایسے آلے سے آپ کے نام پر لاگ اِن ہوا جو پہلے نہیں دیکھا گیا تھا۔ اگر یہ آپ تھے تو کچھ کرنے کی ضرورت نہیں۔</p><p>ورنہ ابھی <a href="/m/changePsw">پاس ورڈ بدلیں</a>۔</p>',
      PT: '<p>Alguém entrou com o seu nome em um aparelho que ainda não conhecíamos. Foi você? Então não há nada a fazer.</p><p>Se não foi, <a href="/m/changePsw">troque a senha</a> agora.</p>',
    },
  },
  passwordChanged: {
    kind: 'SECURITY',
    title: {
      EN: 'Your password was changed',
      BN: 'আপনার পাসওয়ার্ড বদলানো হয়েছে',
      UR: 'آپ کا پاس ورڈ بدل دیا گیا',
      PT: 'A sua senha foi trocada',
    },
    content: {
      EN: '<p>From now on you log in with the new one; your other devices were logged out. If it was not you, write to customer service now.</p>',
      BN: '<p>এখন থেকে নতুন পাসওয়ার্ড দিয়ে লগ ইন করুন; অন্য ডিভাইসগুলো লগ আউট হয়েছে। আপনি না বদলালে এখনই গ্রাহক সেবায় লিখুন।</p>',
      UR: '<p>اب نئے پاس ورڈ سے لاگ اِن کریں؛ آپ کے دوسرے آلے لاگ آؤٹ کر دیے گئے۔ اگر یہ آپ نہیں تھے تو ابھی کسٹمر سروس کو لکھیں۔</p>',
      PT: '<p>A partir de agora você entra com a nova; os seus outros aparelhos foram desconectados. Se não foi você, escreva já ao atendimento.</p>',
    },
  },
  paymentPasswordChanged: {
    kind: 'SECURITY',
    title: {
      EN: 'A new payment password was set',
      BN: 'নতুন পেমেন্ট পাসওয়ার্ড দেওয়া হয়েছে',
      UR: 'ادائیگی کا نیا پاس ورڈ رکھ دیا گیا',
      PT: 'Uma nova senha de pagamento foi criada',
    },
    content: {
      EN: '<p>Withdrawals ask for it from now on. If it was not you, write to customer service now.</p>',
      BN: '<p>এখন থেকে উত্তোলনে এটি লাগবে। আপনি না দিয়ে থাকলে এখনই গ্রাহক সেবায় লিখুন।</p>',
      UR: '<p>اب رقم نکلواتے وقت یہی پوچھا جائے گا۔ اگر یہ آپ نہیں تھے تو ابھی کسٹمر سروس کو لکھیں۔</p>',
      PT: '<p>Os saques pedem a nova a partir de agora. Se não foi você, escreva já ao atendimento.</p>',
    },
  },
  emailBound: {
    kind: 'SECURITY',
    title: {
      EN: 'An e-mail address was bound to your account',
      BN: 'আপনার অ্যাকাউন্টে ইমেইল যুক্ত হয়েছে',
      UR: 'آپ کے اکاؤنٹ سے ای میل جوڑ دی گئی',
      PT: 'Um e-mail foi vinculado à sua conta',
    },
    content: {
      EN: '<p>Codes are sent there from now on. If it was not you, <a href="/m/changePsw">change your password</a> and write to customer service now.</p>',
      BN: '<p>এখন থেকে কোড সেখানে যাবে। আপনি না করে থাকলে এখনই <a href="/m/changePsw">পাসওয়ার্ড বদলান</a> ও গ্রাহক সেবায় লিখুন।</p>',
      UR: '<p>اب کوڈ وہیں بھیجے جائیں گے۔ اگر یہ آپ نہیں تھے تو ابھی <a href="/m/changePsw">پاس ورڈ بدلیں</a> اور کسٹمر سروس کو لکھیں۔</p>',
      PT: '<p>A partir de agora os códigos vão para lá. Se não foi você, <a href="/m/changePsw">troque a senha</a> e escreva já ao atendimento.</p>',
    },
  },
  withdrawalReturned: {
    kind: 'WITHDRAWAL',
    title: {
      EN: 'Your withdrawal of {amount} was returned',
      BN: 'আপনার {amount} উত্তোলন ফেরত এসেছে',
      UR: 'آپ کے {amount} واپس آ گئے',
      PT: 'O seu saque de {amount} foi devolvido',
    },
    content: {
      EN: '<p>Request <b>{number}</b> could not be paid. <b>{amount}</b> are back in your main wallet. Please check the bank card, or write to customer service.</p>',
      BN: '<p><b>{number}</b> নম্বর আবেদনের টাকা দেওয়া যায়নি। <b>{amount}</b> মূল ওয়ালেটে ফেরত এসেছে। ব্যাংক কার্ড মিলিয়ে দেখুন, বা গ্রাহক সেবায় লিখুন।</p>',
      UR: '<p>درخواست <b>{number}</b> ادا نہ ہو سکی۔ <b>{amount}</b> مرکزی والٹ میں واپس ہیں۔ بینک کارڈ دیکھ لیں، یا کسٹمر سروس کو لکھیں۔</p>',
      PT: '<p>O pedido <b>{number}</b> não pôde ser pago. <b>{amount}</b> voltaram à carteira principal. Confira o cartão bancário ou escreva ao atendimento.</p>',
    },
  },
} as const satisfies Record<string, MessageText>;
