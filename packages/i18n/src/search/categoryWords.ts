/**
 * The words that players of each language use for a category of games: the labels of the app, and the everyday words beside
 * them. By the gateway's game type. They stand here and not in the texts because a search knows all languages at once.
 */
export const categoryWords = {
  RNG: ['slots', 'slot', 'caça-níqueis', 'স্লট', 'سلاٹس', 'سلاٹ', '슬롯', 'စလော့'],
  LIVE: ['live', 'live casino', 'ao vivo', 'লাইভ', 'لائیو', '라이브', 'တိုက်ရိုက်'],
  FISH: [
    ...['fish', 'fishing', 'pesca', 'peixe', 'peixes', 'pangingisda', 'isda'],
    ...['ফিশ', 'মাছ', 'মাছ ধরা', 'فش', 'مچھلی', 'مچھلیاں', '낚시', '물고기', 'ငါးပစ်', 'ငါး'],
  ],
  PVP: [
    ...['poker', 'cards', 'card games', 'pôquer', 'cartas', 'baralho', 'baraha'],
    ...['পোকার', 'তাস', 'پوکر', 'تاش', '포커', '카드', 'ပိုကာ', 'ဖဲ'],
  ],
  SPORTS: [...['sports', 'esportes', 'palakasan'], ...['স্পোর্টস', 'খেলাধুলা', 'کھیل', 'اسپورٹس', '스포츠', 'အားကစား']],
  ELOTT: [
    ...['e-lottery', 'lottery', 'e-loteria', 'loteria', 'loterya'],
    ...['ই-লটারি', 'লটারি', 'ای لاٹری', 'لاٹری', 'e복권', '복권', 'အီး-ထီ', 'ထီ'],
  ],
  LOTT: ['lottery', 'loteria', 'loterya', 'লটারি', 'لاٹری', '복권', 'ထီ'],
} as const;

export type CategoryOfWords = keyof typeof categoryWords;
