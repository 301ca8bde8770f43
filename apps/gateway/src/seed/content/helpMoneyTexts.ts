import type { HelpText } from './helpText.ts';

/** Help on money and promotions. */
export const helpMoneyTexts: readonly HelpText[] = [
  {
    title: { EN: 'Money', BN: 'টাকা', UR: 'رقم', PT: 'Dinheiro' },
    content: {
      EN: '<p>All money here is play money and has no value. Deposits and withdrawals are a rehearsal of the real thing.</p>',
      BN: '<p>এখানকার সব টাকাই খেলার টাকা, এর কোনো মূল্য নেই। জমা ও উত্তোলন আসলটির মহড়া মাত্র।</p>',
      UR: '<p>یہاں تمام رقم کھیل کی ہے اور اس کی کوئی قیمت نہیں۔ جمع کرانا اور نکلوانا اصل کی مشق ہے۔</p>',
      PT: '<p>Todo o dinheiro aqui é de brincadeira e não tem valor. Depósitos e saques são um ensaio do que seria de verdade.</p>',
    },
    children: [
      {
        title: { EN: 'Your balance', BN: 'আপনার ব্যালেন্স', UR: 'آپ کا بیلنس', PT: 'O seu saldo' },
        content: {
          EN: '<p>The figure at the top is the sum of your main wallet and of the wallets of game makers.</p>',
          BN: '<p>উপরের সংখ্যাটি আপনার মূল ওয়ালেট ও গেম নির্মাতাদের ওয়ালেটের যোগফল।</p>',
          UR: '<p>اوپر کا ہندسہ آپ کے مرکزی والٹ اور گیم بنانے والوں کے والٹس کا مجموعہ ہے۔</p>',
          PT: '<p>O número no topo é a soma da sua carteira principal e das carteiras dos fabricantes.</p>',
        },
      },
      {
        title: { EN: 'Deposit', BN: 'জমা', UR: 'رقم جمع کرانا', PT: 'Depositar' },
        content: {
          EN: '<ol><li>Open <a href="/m/voucherCenter">Deposit</a> and choose a way to pay.</li><li>Enter the amount and, if you like, a promotion.</li><li>Pay as the next page says, in time.</li></ol><table><tr><th>State</th><th>What it means</th></tr><tr><td>Pending</td><td>we wait for your payment</td></tr><tr><td>Approved</td><td>it is in your main wallet</td></tr><tr><td>Rejected</td><td>no payment was found</td></tr><tr><td>Expired</td><td>the time to pay is over</td></tr></table>',
          BN: '<ol><li><a href="/m/voucherCenter">জমা</a> খুলে টাকা দেওয়ার উপায় বাছুন।</li><li>পরিমাণ লিখুন, চাইলে একটি প্রমোশন নিন।</li><li>পরের পাতার নির্দেশমতো সময়ের মধ্যে টাকা দিন।</li></ol><table><tr><th>অবস্থা</th><th>অর্থ</th></tr><tr><td>অপেক্ষমাণ</td><td>আপনার টাকার অপেক্ষায়</td></tr><tr><td>অনুমোদিত</td><td>মূল ওয়ালেটে এসেছে</td></tr><tr><td>বাতিল</td><td>টাকা পাওয়া যায়নি</td></tr><tr><td>মেয়াদ শেষ</td><td>টাকা দেওয়ার সময় শেষ</td></tr></table>',
          UR: '<ol><li><a href="/m/voucherCenter">ڈپازٹ</a> کھول کر ادائیگی کا طریقہ چنیں۔</li><li>رقم لکھیں، چاہیں تو کوئی پروموشن لیں۔</li><li>اگلے صفحے کے مطابق وقت پر ادائیگی کریں۔</li></ol><table><tr><th>حالت</th><th>مطلب</th></tr><tr><td>زیرِ التوا</td><td>آپ کی ادائیگی کا انتظار ہے</td></tr><tr><td>منظور</td><td>رقم مرکزی والٹ میں ہے</td></tr><tr><td>نامنظور</td><td>ادائیگی نہیں ملی</td></tr><tr><td>میعاد ختم</td><td>ادائیگی کا وقت گزر گیا</td></tr></table>',
          PT: '<ol><li>Abra <a href="/m/voucherCenter">Depósito</a> e escolha uma forma de pagar.</li><li>Digite o valor e, se quiser, uma promoção.</li><li>Pague como diz a página seguinte, dentro do prazo.</li></ol><table><tr><th>Estado</th><th>O que quer dizer</th></tr><tr><td>Pendente</td><td>esperamos o seu pagamento</td></tr><tr><td>Aprovado</td><td>está na carteira principal</td></tr><tr><td>Recusado</td><td>nenhum pagamento foi encontrado</td></tr><tr><td>Vencido</td><td>o prazo para pagar acabou</td></tr></table>',
        },
      },
      {
        title: { EN: 'Withdraw', BN: 'উত্তোলন', UR: 'رقم نکلوانا', PT: 'Sacar' },
        content: {
          EN: '<ul><li>Add a bank card in your own name first.</li><li>Set a payment password: each withdrawal asks for it.</li><li>Bonuses have to be staked as often as their promotion says.</li></ul><p>See your requests under <a href="/m/withdraw">Withdraw</a>.</p>',
          BN: '<ul><li>আগে নিজের নামের ব্যাংক কার্ড যোগ করুন।</li><li>পেমেন্ট পাসওয়ার্ড দিন: প্রতিটি উত্তোলনে লাগে।</li><li>প্রমোশনে যতবার লেখা, ততবার বোনাস বাজি ধরতে হয়।</li></ul><p>আপনার আবেদন <a href="/m/withdraw">উত্তোলন</a> পাতায় দেখুন।</p>',
          UR: '<ul><li>پہلے اپنے نام کا بینک کارڈ شامل کریں۔</li><li>ادائیگی کا پاس ورڈ رکھیں: ہر بار پوچھا جاتا ہے۔</li><li>بونس اتنی بار کھیلنا ہوتا ہے جتنا پروموشن میں لکھا ہے۔</li></ul><p>اپنی درخواستیں <a href="/m/withdraw">رقم نکلوانا</a> میں دیکھیں۔</p>',
          PT: '<ul><li>Primeiro adicione um cartão bancário no seu nome.</li><li>Crie uma senha de pagamento: cada saque a pede.</li><li>Os bônus devem ser apostados tantas vezes quanto diz a promoção.</li></ul><p>Veja os seus pedidos em <a href="/m/withdraw">Saque</a>.</p>',
        },
      },
    ],
  },
  {
    title: { EN: 'Promotions', BN: 'প্রমোশন', UR: 'پروموشنز', PT: 'Promoções' },
    content: {
      EN: '<p>What you get on top, and what it asks of you.</p>',
      BN: '<p>বাড়তি কী পাবেন, আর তার শর্ত কী।</p>',
      UR: '<p>آپ کو اضافی کیا ملتا ہے، اور اس کی شرط کیا ہے۔</p>',
      PT: '<p>O que você ganha a mais, e o que se pede em troca.</p>',
    },
    children: [
      {
        title: {
          EN: 'Join and claim',
          BN: 'যোগ দেওয়া ও নেওয়া',
          UR: 'شامل ہونا اور حاصل کرنا',
          PT: 'Participar e resgatar',
        },
        content: {
          EN: '<p>Open <a href="/m/activity">Promotions</a>. <b>Join</b> what you like; as soon as you did what it asks, <b>Claim</b> appears. Some are looked at by a person first.</p>',
          BN: '<p><a href="/m/activity">প্রমোশন</a> খুলুন। পছন্দেরটিতে <b>যোগ দিন</b>; শর্ত পূরণ হলেই <b>নিন</b> দেখা যাবে। কিছু প্রমোশন আগে একজন মানুষ দেখেন।</p>',
          UR: '<p><a href="/m/activity">پروموشنز</a> کھولیں۔ پسند کی پیشکش میں <b>شامل ہوں</b>؛ شرط پوری ہوتے ہی <b>حاصل کریں</b> نظر آئے گا۔ کچھ کو پہلے عملہ دیکھتا ہے۔</p>',
          PT: '<p>Abra <a href="/m/activity">Promoções</a>. <b>Participe</b> da que gostar; assim que cumprir o que se pede, aparece <b>Resgatar</b>. Algumas passam antes por uma pessoa.</p>',
        },
      },
      {
        title: { EN: 'Cashback', BN: 'ক্যাশব্যাক', UR: 'کیش بیک', PT: 'Cashback' },
        content: {
          EN: '<p>A share of what you staked comes back. It is worked out once a day for each kind of game and can be claimed once.</p>',
          BN: '<p>আপনার বাজির একটি অংশ ফিরে আসে। প্রতিটি ধরনের গেমের জন্য দিনে একবার হিসাব হয়, একবারই নেওয়া যায়।</p>',
          UR: '<p>آپ کی شرطوں کا ایک حصہ واپس آتا ہے۔ ہر قسم کی گیم کا حساب دن میں ایک بار ہوتا ہے اور ایک ہی بار لیا جا سکتا ہے۔</p>',
          PT: '<p>Uma parte do que você apostou volta. É calculada uma vez por dia para cada tipo de jogo e pode ser resgatada uma vez.</p>',
        },
      },
    ],
  },
];
