export interface PayPageTexts {
  tag: string;
  title: string;
  line: string;
  pay: string;
  decline: string;
  back: string;
  paid: string;
  declined: string;
  closed: string;
}

/** Texts of the sandbox's payment page, by gateway language code. */
export const payPageTexts: Readonly<Record<string, PayPageTexts>> = {
  EN: {
    tag: 'en',
    title: 'Pay',
    line: 'A sandbox payment page. No real money moves.',
    pay: 'Pay',
    decline: 'Decline',
    back: 'Back',
    paid: 'Paid. The money is in your wallet.',
    declined: 'You declined. Nothing was paid.',
    closed: 'This payment is decided, or its time is over.',
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
    closed: 'اس ادائیگی کا فیصلہ ہو چکا ہے یا وقت ختم ہو گیا۔',
  },
  PT: {
    tag: 'pt',
    title: 'Pagar',
    line: 'Página de pagamento de teste. Nenhum dinheiro real se move.',
    pay: 'Pagar',
    decline: 'Recusar',
    back: 'Voltar',
    paid: 'Pago. O dinheiro está na sua carteira.',
    declined: 'Você recusou. Nada foi pago.',
    closed: 'Este pagamento já foi decidido ou o prazo acabou.',
  },
};
