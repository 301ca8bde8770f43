import type { GameType } from '@livery/api/contract';
import type { LocalText } from '../db/schema/index.ts';

export interface ClassSeed {
  code: string;
  name: LocalText;
}

const one = (code: string, EN: string, BN: string, UR: string): ClassSeed => ({ code, name: { EN, BN, UR } });

/** Classes by kind of game, in the order of their tabs. */
export const classifications: Readonly<Record<GameType, readonly ClassSeed[]>> = {
  RNG: [
    one('video', 'Video slots', 'ভিডিও স্লট', 'ویڈیو سلاٹس'),
    one('classic', 'Classic', 'ক্লাসিক', 'کلاسک'),
    one('jackpot', 'Jackpot', 'জ্যাকপট', 'جیک پاٹ'),
    one('ways', 'Many ways', 'বহু পথ', 'کئی راستے'),
    one('cluster', 'Clusters', 'গুচ্ছ', 'گچھے'),
  ],
  LIVE: [
    one('baccarat', 'Baccarat', 'বাকারাত', 'بکارا'),
    one('roulette', 'Roulette', 'রুলেট', 'رولیٹ'),
    one('blackjack', 'Blackjack', 'ব্ল্যাকজ্যাক', 'بلیک جیک'),
    one('dragontiger', 'Dragon Tiger', 'ড্রাগন টাইগার', 'ڈریگن ٹائیگر'),
    one('teenpatti', 'Teen Patti', 'তিন পাত্তি', 'تین پتی'),
    one('andarbahar', 'Andar Bahar', 'আন্দর বাহার', 'اندر باہر'),
    one('sicbo', 'Sic Bo', 'সিক বো', 'سک بو'),
  ],
  FISH: [one('fishing', 'Fishing', 'মাছ শিকার', 'ماہی گیری')],
  PVP: [
    one('rummy', 'Rummy', 'রামি', 'رمی'),
    one('teenpatti', 'Teen Patti', 'তিন পাত্তি', 'تین پتی'),
    one('poker', 'Poker', 'পোকার', 'پوکر'),
    one('ludo', 'Ludo', 'লুডু', 'لڈو'),
    one('board', 'Board games', 'বোর্ড গেম', 'بورڈ گیمز'),
  ],
  SPORTS: [
    one('cricket', 'Cricket', 'ক্রিকেট', 'کرکٹ'),
    one('football', 'Football', 'ফুটবল', 'فٹ بال'),
    one('kabaddi', 'Kabaddi', 'কাবাডি', 'کبڈی'),
    one('racket', 'Racket sports', 'র‍্যাকেট খেলা', 'ریکٹ کھیل'),
    one('esports', 'E-sports', 'ই-স্পোর্টস', 'ای اسپورٹس'),
  ],
  ELOTT: [
    one('keno', 'Keno', 'কেনো', 'کینو'),
    one('dice', 'Dice', 'ছক্কা', 'پانسے'),
    one('race', 'Race', 'দৌড়', 'دوڑ'),
    one('bingo', 'Bingo', 'বিঙ্গো', 'بنگو'),
  ],
  LOTT: [
    one('draw3', '3 digits', '3 অঙ্ক', '3 ہندسے'),
    one('draw4', '4 digits', '4 অঙ্ক', '4 ہندسے'),
    one('draw5', '5 digits', '5 অঙ্ক', '5 ہندسے'),
  ],
};
