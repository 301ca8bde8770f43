import type { LotteryKind } from '@livery/api/contract';
import type { LocalText, lotteryGames } from '../db/schema/index.ts';

type LotterySeed = Omit<typeof lotteryGames.$inferInsert, 'gameRow' | 'rank'>;

const kindNames: Readonly<Record<LotteryKind, LocalText>> = {
  numero: {
    EN: 'Five Digits',
    BN: 'পাঁচ অঙ্ক',
    UR: 'پانچ ہندسے',
    PT: 'Cinco Dígitos',
    KO: '다섯 자리',
    MY: 'ဂဏန်းငါးလုံး',
    TY: 'Limang Numero',
  },
  vn: { EN: 'Lotus', BN: 'পদ্ম', UR: 'کنول', PT: 'Lótus', KO: '연꽃', MY: 'ကြာပန်း', TY: 'Lotus' },
  keno: { EN: 'Keno', BN: 'কেনো', UR: 'کینو', PT: 'Keno', KO: '키노', MY: 'ကီနို', TY: 'Keno' },
  dice: {
    EN: 'Three Dice',
    BN: 'তিন ছক্কা',
    UR: 'تین پانسے',
    PT: 'Três Dados',
    KO: '주사위 셋',
    MY: 'အန်စာသုံးလုံး',
    TY: 'Tatlong Dice',
  },
  race: {
    EN: 'Kite Race',
    BN: 'ঘুড়ির দৌড়',
    UR: 'پتنگ ریس',
    PT: 'Corrida de Pipas',
    KO: '연 경주',
    MY: 'စွန်ပြိုင်ပွဲ',
    TY: 'Karera ng Saranggola',
  },
  bingo: { EN: 'Bingo', BN: 'বিঙ্গো', UR: 'بنگو', PT: 'Bingo', KO: '빙고', MY: 'ဘင်ဂို', TY: 'Bingo' },
  eleven: {
    EN: 'Five of Eleven',
    BN: 'এগারোয় পাঁচ',
    UR: 'گیارہ میں پانچ',
    PT: 'Cinco de Onze',
    KO: '열하나 중 다섯',
    MY: 'ဆယ့်တစ်မှ ငါးလုံး',
    TY: 'Lima sa Labing-isa',
  },
};

/** An interval lottery. Several vendors have a lottery of the same kind, distinguished by the vendor's word. */
function fast(vendorCode: string, number: number, word: string, kind: LotteryKind, minutes: number): LotterySeed {
  const { EN, BN, UR, PT, KO, MY, TY } = kindNames[kind];
  return {
    code: `${vendorCode}_${number}`,
    kind,
    vendorCode,
    category: kind === 'numero' || kind === 'vn' ? 'LOTT' : 'ELOTT',
    region: kind === 'vn' ? 'NORTH' : null,
    intervalSeconds: minutes * 60,
    dailyMinute: null,
    name: {
      EN: `${word} ${EN} ${minutes} min`,
      BN: `${word} ${BN} ${minutes} মিনিট`,
      UR: `${word} ${UR} ${minutes} منٹ`,
      PT: `${word} ${PT} ${minutes} min`,
      KO: `${word} ${KO} ${minutes}분`,
      MY: `${word} ${MY} ${minutes} မိနစ်`,
      TY: `${word} ${TY} ${minutes} min`,
    },
  };
}

/** The daily lottery of a Vietnamese region. */
function daily(
  number: number,
  region: 'NORTH' | 'CENTRE' | 'SOUTH',
  time: readonly [hours: number, minutes: number],
  name: LocalText,
): LotterySeed {
  return {
    code: `TCG_LOTTO_VN_${number}`,
    kind: 'vn',
    vendorCode: 'TCG_LOTTO_VN',
    category: 'LOTT',
    region,
    intervalSeconds: null,
    dailyMinute: time[0] * 60 + time[1],
    name,
  };
}

/** Every lottery, in list order. A code is the `gameCode` of its game in the catalogue. */
export const lotteryList: readonly LotterySeed[] = [
  daily(1, 'NORTH', [18, 15], {
    EN: 'Vietnam North',
    BN: 'ভিয়েতনাম উত্তর',
    UR: 'ویتنام شمال',
    PT: 'Vietnã Norte',
    KO: '베트남 북부',
    MY: 'ဗီယက်နမ် မြောက်ပိုင်း',
    TY: 'Hilagang Vietnam',
  }),
  daily(2, 'CENTRE', [17, 15], {
    EN: 'Vietnam Centre',
    BN: 'ভিয়েতনাম মধ্য',
    UR: 'ویتنام مرکز',
    PT: 'Vietnã Centro',
    KO: '베트남 중부',
    MY: 'ဗီယက်နမ် အလယ်ပိုင်း',
    TY: 'Gitnang Vietnam',
  }),
  daily(3, 'SOUTH', [16, 15], {
    EN: 'Vietnam South',
    BN: 'ভিয়েতনাম দক্ষিণ',
    UR: 'ویتنام جنوب',
    PT: 'Vietnã Sul',
    KO: '베트남 남부',
    MY: 'ဗီယက်နမ် တောင်ပိုင်း',
    TY: 'Timog Vietnam',
  }),
  fast('TCG_LOTTO_VN', 4, 'Hanoi', 'vn', 1),
  fast('TCG_LOTTO_VN', 5, 'Hanoi', 'vn', 5),
  fast('TCG_SEA', 1, 'South Sea', 'numero', 1),
  fast('TCG_SEA', 2, 'South Sea', 'numero', 3),
  fast('TCG_SEA', 3, 'South Sea', 'numero', 5),
  fast('DDRW', 1, 'Delta', 'numero', 1),
  fast('DDRW', 2, 'Delta', 'numero', 5),
  fast('MNLT', 1, 'Moon', 'numero', 3),
  fast('NGRV', 1, 'Grove', 'keno', 1),
  fast('NGRV', 2, 'Grove', 'dice', 1),
  fast('NGRV', 3, 'Grove', 'race', 1),
  fast('NGRV', 4, 'Grove', 'bingo', 3),
  fast('QDHL', 1, 'Quickdraw', 'dice', 3),
  fast('QDHL', 2, 'Quickdraw', 'race', 3),
  fast('QDHL', 3, 'Quickdraw', 'eleven', 1),
  fast('LLNS', 1, 'Lantern', 'race', 5),
  fast('LLNS', 2, 'Lantern', 'dice', 5),
  fast('BLKN', 1, 'Ballroom', 'keno', 3),
  fast('BLKN', 2, 'Ballroom', 'keno', 5),
  fast('BLKN', 3, 'Ballroom', 'bingo', 5),
];
