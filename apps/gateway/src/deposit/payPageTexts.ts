export interface PayPageTexts {
  tag: string;
  title: string;
  line: string;
  pay: string;
  decline: string;
  back: string;
  paid: string;
  declined: string;
  /** Shown during a break from play, in place of the question and of a payment's result. */
  onBreak: string;
  closed: string;
}

/** Texts of the sandbox's payment page, by gateway language code. */
export const payPageTexts: Readonly<Record<string, PayPageTexts>> = {
  EN: {
    tag: 'en',
    title: 'Pay',
    line: 'A test payment page: no real money is moved.',
    pay: 'Pay',
    decline: 'Decline',
    back: 'Back',
    paid: 'Paid. The money is in your wallet.',
    declined: 'You declined. Nothing was paid.',
    onBreak: 'You’re taking a break from play, so you can’t deposit. Nothing was paid.',
    closed: 'This payment is already closed or has expired.',
  },
  BN: {
    tag: 'bn',
    title: 'পরিশোধ',
    line: 'পরীক্ষামূলক পরিশোধ পাতা। আসল টাকা লেনদেন হয় না।',
    pay: 'পরিশোধ করুন',
    decline: 'বাতিল',
    back: 'ফিরে যান',
    paid: 'পরিশোধ হয়েছে। টাকা আপনার ওয়ালেটে।',
    declined: 'আপনি বাতিল করেছেন। কিছুই পরিশোধ হয়নি।',
    onBreak: 'আপনি খেলা থেকে বিরতিতে আছেন, তাই জমা করা যাবে না। কিছুই পরিশোধ হয়নি।',
    closed: 'এই পরিশোধের সিদ্ধান্ত হয়ে গেছে, অথবা সময় শেষ।',
  },
  UR: {
    tag: 'ur',
    title: 'ادائیگی',
    line: 'آزمائشی ادائیگی کا صفحہ۔ اصل رقم منتقل نہیں ہوتی۔',
    pay: 'ادا کریں',
    decline: 'انکار',
    back: 'واپس',
    paid: 'ادائیگی ہو گئی۔ رقم آپ کے والٹ میں ہے۔',
    declined: 'آپ نے انکار کیا۔ کچھ ادا نہیں ہوا۔',
    onBreak: 'آپ کھیل سے وقفے پر ہیں، اس لیے رقم جمع نہیں ہو سکتی۔ کچھ ادا نہیں ہوا۔',
    closed: 'اس ادائیگی کا فیصلہ ہو چکا ہے یا وقت ختم ہو گیا۔',
  },
  PT: {
    tag: 'pt',
    title: 'Pagar',
    line: 'Página de teste: nenhum dinheiro real é movimentado.',
    pay: 'Pagar',
    decline: 'Recusar',
    back: 'Voltar',
    paid: 'Pago. O dinheiro está na sua carteira.',
    declined: 'Você recusou. Nada foi pago.',
    onBreak: 'Você está em uma pausa e não pode depositar. Nada foi pago.',
    closed: 'Este pagamento já foi encerrado ou expirou.',
  },
  KO: {
    tag: 'ko',
    title: '결제',
    line: '연습용 결제 화면입니다. 실제 돈은 움직이지 않습니다.',
    pay: '결제하기',
    decline: '거절',
    back: '뒤로',
    paid: '결제했습니다. 돈이 지갑에 들어왔습니다.',
    declined: '거절했습니다. 결제되지 않았습니다.',
    onBreak: '지금은 게임을 쉬는 기간이라 입금할 수 없습니다. 결제되지 않았습니다.',
    closed: '이 결제는 이미 처리되었거나 시간이 지났습니다.',
  },
  MY: {
    tag: 'my',
    title: 'ပေးချေရန်',
    line: 'စမ်းသပ် ပေးချေမှုစာမျက်နှာ။ ငွေအစစ် မရွေ့ပါ။',
    pay: 'ပေးချေမည်',
    decline: 'ငြင်းမည်',
    back: 'နောက်သို့',
    paid: 'ပေးချေပြီး။ ငွေ သင့်ပိုက်ဆံအိတ်ထဲ ရောက်ပြီ။',
    declined: 'ငြင်းလိုက်သည်။ ဘာမှ မပေးချေပါ။',
    onBreak: 'သင် ကစားခြင်းမှ ခဏနားနေသောကြောင့် ငွေသွင်း၍ မရပါ။ ဘာမှ မပေးချေရသေးပါ။',
    closed: 'ဤပေးချေမှု ဆုံးဖြတ်ပြီး သို့မဟုတ် အချိန်ကုန်ပြီ။',
  },
  TY: {
    tag: 'fil',
    title: 'Magbayad',
    line: 'Sandbox na pahina ng pagbabayad. Walang tunay na perang gumagalaw.',
    pay: 'Magbayad',
    decline: 'Tanggihan',
    back: 'Bumalik',
    paid: 'Bayad na. Nasa wallet mo na ang pera.',
    declined: 'Tinanggihan mo. Walang binayaran.',
    onBreak: 'Nagpapahinga ka sa paglalaro kaya hindi ka makakapagdeposito. Walang binayaran.',
    closed: 'Naipasya na ang bayad na ito, o tapos na ang oras.',
  },
};
