import type { DepositMethod } from '@livery/api/contract';
import type { LocalText } from '../../db/schema/index.ts';

export interface MethodText {
  method: DepositMethod;
  name: LocalText;
  /** Whole units of the merchant's currency. */
  minAmount: number;
  maxAmount: number;
  quickAmounts: readonly number[];
  /** Hundredths of a percent. */
  feeBasisPoints: number;
}

/** Deposit methods of every merchant, in order. */
export const depositMethodTexts: readonly MethodText[] = [
  {
    method: 'manual',
    minAmount: 200,
    maxAmount: 100_000,
    quickAmounts: [500, 1_000, 5_000, 10_000],
    feeBasisPoints: 0,
    name: {
      EN: 'Bank transfer',
      BN: 'ব্যাংক ট্রান্সফার',
      UR: 'بینک ٹرانسفر',
      PT: 'Transferência bancária',
      KO: '계좌 이체',
      MY: 'ဘဏ်လွှဲ',
      TY: 'Bank transfer',
    },
  },
  {
    method: 'gateway',
    minAmount: 100,
    maxAmount: 30_000,
    quickAmounts: [200, 500, 1_000, 2_000, 5_000],
    feeBasisPoints: 150,
    name: {
      EN: 'Pay online',
      BN: 'অনলাইনে পরিশোধ',
      UR: 'آن لائن ادائیگی',
      PT: 'Pagar online',
      KO: '온라인 결제',
      MY: 'အွန်လိုင်း ပေးချေ',
      TY: 'Magbayad online',
    },
  },
  {
    method: 'alipay',
    minAmount: 100,
    maxAmount: 20_000,
    quickAmounts: [100, 500, 1_000],
    feeBasisPoints: 100,
    name: { EN: 'Alipay', BN: 'আলিপে', UR: 'علی پے', PT: 'Alipay', KO: '알리페이', MY: 'Alipay', TY: 'Alipay' },
  },
  {
    method: 'wechat',
    minAmount: 100,
    maxAmount: 20_000,
    quickAmounts: [100, 500, 1_000],
    feeBasisPoints: 100,
    name: {
      EN: 'WeChat Pay',
      BN: 'উইচ্যাট পে',
      UR: 'وی چیٹ پے',
      PT: 'WeChat Pay',
      KO: '위챗페이',
      MY: 'WeChat Pay',
      TY: 'WeChat Pay',
    },
  },
  {
    method: 'qq',
    minAmount: 100,
    maxAmount: 5_000,
    quickAmounts: [100, 200, 500],
    feeBasisPoints: 120,
    name: {
      EN: 'QQ Wallet',
      BN: 'কিউকিউ ওয়ালেট',
      UR: 'کیو کیو والٹ',
      PT: 'QQ Wallet',
      KO: 'QQ 지갑',
      MY: 'QQ ပိုက်ဆံအိတ်',
      TY: 'QQ Wallet',
    },
  },
];
