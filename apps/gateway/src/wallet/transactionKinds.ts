import type { LocalText } from '../db/schema/index.ts';

/** Names of the kinds of movement that players see in their history, in the order of the filter. */
export const transactionKinds: Readonly<Record<string, LocalText>> = {
  DEPOSIT: { EN: 'Deposit', BN: 'জমা', UR: 'جمع', PT: 'Depósito' },
  DEPOSIT_FEE: { EN: 'Deposit fee', BN: 'জমার ফি', UR: 'جمع کی فیس', PT: 'Taxa de depósito' },
  WITHDRAW: { EN: 'Withdrawal', BN: 'উত্তোলন', UR: 'رقم نکلوانا', PT: 'Saque' },
  WITHDRAW_BACK: { EN: 'Withdrawal returned', BN: 'উত্তোলন ফেরত', UR: 'واپس آئی رقم', PT: 'Saque devolvido' },
  TRANSFER: { EN: 'Transfer', BN: 'স্থানান্তর', UR: 'منتقلی', PT: 'Transferência' },
  COLLECT: {
    EN: 'Back to the main wallet',
    BN: 'মূল ওয়ালেটে ফেরত',
    UR: 'مرکزی والٹ میں واپسی',
    PT: 'Volta à carteira principal',
  },
  BET: { EN: 'Bet', BN: 'বাজি', UR: 'شرط', PT: 'Aposta' },
  PAYOUT: { EN: 'Winnings', BN: 'জয়ের টাকা', UR: 'جیتی ہوئی رقم', PT: 'Prêmio' },
  REFUND: { EN: 'Bet returned', BN: 'বাজি ফেরত', UR: 'واپس آئی شرط', PT: 'Aposta devolvida' },
  PROMOTION: { EN: 'Promotion', BN: 'প্রমোশন', UR: 'پروموشن', PT: 'Promoção' },
  CASHBACK: { EN: 'Cashback', BN: 'ক্যাশব্যাক', UR: 'کیش بیک', PT: 'Cashback' },
  REFERRAL: { EN: 'Invited friend', BN: 'আমন্ত্রিত বন্ধু', UR: 'مدعو دوست', PT: 'Amigo convidado' },
  COMMISSION: { EN: 'Agent payment', BN: 'এজেন্টের প্রাপ্য', UR: 'ایجنٹ کی ادائیگی', PT: 'Pagamento de agente' },
  WELCOME: { EN: 'Welcome', BN: 'স্বাগতম', UR: 'خوش آمدید', PT: 'Boas-vindas' },
  DEMO: { EN: 'Play money', BN: 'খেলার টাকা', UR: 'کھیل کی رقم', PT: 'Dinheiro de brincadeira' },
};
