import type { HelpText } from './helpText.ts';

/** Help on the account, and on bringing others. */
export const helpAccountTexts: readonly HelpText[] = [
  {
    title: { EN: 'Your account', BN: 'আপনার অ্যাকাউন্ট', UR: 'آپ کا اکاؤنٹ', PT: 'A sua conta' },
    content: {
      EN: '<p>Passwords, codes and what to do when something is lost.</p>',
      BN: '<p>পাসওয়ার্ড, কোড, আর কিছু হারালে কী করবেন।</p>',
      UR: '<p>پاس ورڈ، کوڈ، اور کچھ کھو جائے تو کیا کریں۔</p>',
      PT: '<p>Senhas, códigos e o que fazer quando algo se perde.</p>',
    },
    children: [
      {
        title: { EN: 'Change your password', BN: 'পাসওয়ার্ড বদলানো', UR: 'پاس ورڈ بدلنا', PT: 'Trocar a senha' },
        content: {
          EN: '<p>Go to <a href="/m/changePsw">Change password</a>, enter the old one and twice the new one. They can’t be the same.</p>',
          BN: '<p><a href="/m/changePsw">পাসওয়ার্ড বদল</a> পাতায় পুরোনোটি একবার ও নতুনটি দুবার লিখুন। দুটি এক হতে পারে না।</p>',
          UR: '<p><a href="/m/changePsw">پاس ورڈ بدلیں</a> میں پرانا ایک بار اور نیا دو بار لکھیں۔ دونوں ایک جیسے نہیں ہو سکتے۔</p>',
          PT: '<p>Vá a <a href="/m/changePsw">Trocar senha</a>, digite a antiga e duas vezes a nova. Não podem ser iguais.</p>',
        },
      },
      {
        title: { EN: 'I forgot my password', BN: 'পাসওয়ার্ড ভুলে গেছি', UR: 'پاس ورڈ بھول گیا', PT: 'Esqueci a senha' },
        content: {
          EN: '<ol><li>Open <a href="/m/forget">Forgot password</a>.</li><li>Enter your name and the phone number of your account.</li><li>Type the code that we send, and a new password.</li></ol>',
          BN: '<ol><li><a href="/m/forget">পাসওয়ার্ড ভুলে গেছি</a> খুলুন।</li><li>আপনার নাম ও অ্যাকাউন্টের ফোন নম্বর লিখুন।</li><li>আমাদের পাঠানো কোড ও নতুন পাসওয়ার্ড দিন।</li></ol>',
          UR: '<ol><li><a href="/m/forget">پاس ورڈ بھول گئے</a> کھولیں۔</li><li>اپنا نام اور اکاؤنٹ کا فون نمبر لکھیں۔</li><li>بھیجا گیا کوڈ اور نیا پاس ورڈ لکھیں۔</li></ol>',
          PT: '<ol><li>Abra <a href="/m/forget">Esqueci a senha</a>.</li><li>Digite o seu nome e o telefone da conta.</li><li>Digite o código que enviamos e uma nova senha.</li></ol>',
        },
      },
      {
        title: { EN: 'Payment password', BN: 'পেমেন্ট পাসওয়ার্ড', UR: 'ادائیگی کا پاس ورڈ', PT: 'Senha de pagamento' },
        content: {
          EN: '<p>A second password guards what leaves your wallet. Choose another than for logging in, and tell it to nobody: <b>our staff never ask for it</b>.</p>',
          BN: '<p>ওয়ালেট থেকে যা বের হয়, দ্বিতীয় একটি পাসওয়ার্ড তা পাহারা দেয়। লগ ইনের থেকে আলাদা রাখুন, কাউকে বলবেন না: <b>আমাদের কর্মীরা কখনো চান না</b>।</p>',
          UR: '<p>آپ کے والٹ سے جو نکلتا ہے اس کی حفاظت دوسرا پاس ورڈ کرتا ہے۔ لاگ اِن سے الگ رکھیں، کسی کو نہ بتائیں: <b>ہمارا عملہ کبھی نہیں پوچھتا</b>۔</p>',
          PT: '<p>Uma segunda senha protege o que sai da sua carteira. Escolha outra que não a de entrar, e não a conte a ninguém: <b>a nossa equipe nunca a pede</b>.</p>',
        },
      },
    ],
  },
  {
    title: { EN: 'Friends and agents', BN: 'বন্ধু ও এজেন্ট', UR: 'دوست اور ایجنٹ', PT: 'Amigos e agentes' },
    content: {
      EN: '<p>Bring others, and have a share in what follows.</p>',
      BN: '<p>অন্যদের আনুন, তার ফলের ভাগ নিন।</p>',
      UR: '<p>دوسروں کو لائیں، اور نتیجے میں حصہ پائیں۔</p>',
      PT: '<p>Traga outros e participe do que vier.</p>',
    },
    children: [
      {
        title: { EN: 'Invite a friend', BN: 'বন্ধুকে আমন্ত্রণ', UR: 'دوست کو دعوت', PT: 'Convidar um amigo' },
        content: {
          EN: '<p>Share the link or code from <a href="/m/inviteFriends">Invite friends</a>. Who registers with it belongs to you from then on.</p>',
          BN: '<p><a href="/m/inviteFriends">বন্ধু আমন্ত্রণ</a> পাতার লিংক বা কোড দিন। এটি দিয়ে যে নিবন্ধন করেন, তিনি তখন থেকে আপনার দলে।</p>',
          UR: '<p><a href="/m/inviteFriends">دوستوں کو دعوت</a> کا لنک یا کوڈ شیئر کریں۔ جو اس سے رجسٹر ہو، وہ آپ کے ساتھ شمار ہوتا ہے۔</p>',
          PT: '<p>Compartilhe o link ou código de <a href="/m/inviteFriends">Convidar amigos</a>. Quem se registra com ele passa a ser seu convidado.</p>',
        },
      },
      {
        title: {
          EN: 'What agents are paid',
          BN: 'এজেন্টরা কী পান',
          UR: 'ایجنٹ کو کیا ملتا ہے',
          PT: 'O que os agentes recebem',
        },
        content: {
          EN: '<table><tr><th>Paid</th><th>Out of</th></tr><tr><td>Rebate</td><td>the turnover of each level</td></tr><tr><td>Salary</td><td>the turnover of each week</td></tr><tr><td>Dividend</td><td>what the house kept of each level</td></tr></table><p>Worked out on the first of a month, paid on the fifth.</p>',
          BN: '<table><tr><th>কী</th><th>কিসের থেকে</th></tr><tr><td>রিবেট</td><td>প্রতি স্তরের টার্নওভার</td></tr><tr><td>বেতন</td><td>প্রতি সপ্তাহের টার্নওভার</td></tr><tr><td>লভ্যাংশ</td><td>প্রতি স্তরে প্রতিষ্ঠানের যা থাকে</td></tr></table><p>মাসের এক তারিখে হিসাব, পাঁচ তারিখে দেওয়া হয়।</p>',
          UR: '<table><tr><th>کیا</th><th>کس میں سے</th></tr><tr><td>چھوٹ</td><td>ہر درجے کا ٹرن اوور</td></tr><tr><td>تنخواہ</td><td>ہر ہفتے کا ٹرن اوور</td></tr><tr><td>منافع</td><td>ہر درجے سے ادارے کی بچت</td></tr></table><p>پہلی تاریخ کو حساب، پانچ کو ادائیگی۔</p>',
          PT: '<table><tr><th>Pago</th><th>Sobre</th></tr><tr><td>Rebate</td><td>o giro de cada nível</td></tr><tr><td>Salário</td><td>o giro de cada semana</td></tr><tr><td>Dividendo</td><td>o que a casa reteve de cada nível</td></tr></table><p>Apurado no dia primeiro do mês, pago no dia cinco.</p>',
        },
      },
    ],
  },
];
