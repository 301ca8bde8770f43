import type { LotteryKind } from '../contract/lottery/lotteryValue.ts';

interface DrawVector {
  code: string;
  kind: LotteryKind;
  region?: 'NORTH' | 'CENTRE' | 'SOUTH';
  issue: string;
  /** In hex. */
  seed: string;
  drawn: { numbers: string[]; prizes?: { prize: string; numbers: string[] }[] };
}

/**
 * Draws whose numbers are known, of every kind: the gateway must draw exactly these, and whoever checks a draw must come to
 * the same.
 */
export const drawVectors: readonly DrawVector[] = [
  {
    code: 'ONE',
    kind: 'numero',
    issue: '1',
    seed: '0000000000000000000000000000000000000000000000000000000000000000',
    drawn: { numbers: ['4', '4', '9', '5', '2'] },
  },
  {
    code: 'TCG_SEA_1',
    kind: 'numero',
    issue: '20260301-0570',
    seed: '993e4ac10a2072b16b1dc3cb531169c8930ba9e3f7701b6ee952a6a25840cb45',
    drawn: { numbers: ['8', '9', '5', '1', '5'] },
  },
  {
    code: 'NGRV_2',
    kind: 'dice',
    issue: '20260301-0190',
    seed: 'e1e025805cd63af3eaf1de7c010a537df1fa24009c5d332f3a068cd382e46ca7',
    drawn: { numbers: ['6', '5', '2'] },
  },
  {
    code: 'QDHL_2',
    kind: 'race',
    issue: '20260301-0042',
    seed: '129ce50dd90bf244858763d3f10932a9f6d8a521ad4f2c946574e9a566e04054',
    drawn: { numbers: ['8', '10', '4', '1', '7', '3', '6', '5', '9', '2'] },
  },
  {
    code: 'BLKN_1',
    kind: 'keno',
    issue: '20260301-1440',
    seed: 'f1ab1fc67c6d3dfd1a40b0ce68a05af17d942167b61083bbea1882b1f6c87d00',
    drawn: {
      numbers: [
        '19',
        '24',
        '49',
        '71',
        '28',
        '68',
        '18',
        '22',
        '65',
        '66',
        '1',
        '69',
        '58',
        '30',
        '4',
        '15',
        '23',
        '48',
        '37',
        '3',
      ],
    },
  },
  // The first number of its stream that is too large to be fair is skipped.
  {
    code: 'KENO_1',
    kind: 'keno',
    issue: '20260301-0570',
    seed: '00000000000000000000000000000000000000000000000000000000000bdc50',
    drawn: {
      numbers: [
        '68',
        '21',
        '30',
        '9',
        '79',
        '63',
        '49',
        '73',
        '59',
        '75',
        '3',
        '78',
        '77',
        '71',
        '18',
        '22',
        '11',
        '67',
        '46',
        '35',
      ],
    },
  },
  {
    code: 'DDRW_2',
    kind: 'bingo',
    issue: '20260301-0001',
    seed: 'a45e2df6b898e7c4fb895fd86ed479b7e158eb71246fae17e5f0b55e217d5bdc',
    drawn: {
      numbers: [
        '3',
        '46',
        '19',
        '69',
        '27',
        '24',
        '28',
        '45',
        '33',
        '8',
        '22',
        '75',
        '57',
        '38',
        '5',
        '59',
        '23',
        '15',
        '10',
        '40',
        '29',
        '18',
        '26',
        '17',
        '4',
        '44',
        '55',
        '7',
        '72',
        '71',
      ],
    },
  },
  {
    code: 'TCG_LOTTO_VN_1',
    kind: 'vn',
    region: 'NORTH',
    issue: '20260301',
    seed: 'dc365e79d41cfae1c3c0d969319ae62165b81b1815a86c32bbc6c64cbdf2311b',
    drawn: {
      numbers: ['51167'],
      prizes: [
        { prize: 'SPECIAL', numbers: ['51167'] },
        { prize: 'FIRST', numbers: ['86368'] },
        { prize: 'SECOND', numbers: ['43268', '87981'] },
        { prize: 'THIRD', numbers: ['59688', '79826', '31111', '47843', '10315', '38354'] },
        { prize: 'FOURTH', numbers: ['8258', '5145', '4426', '9281'] },
        { prize: 'FIFTH', numbers: ['9764', '9430', '8821', '0955', '9242', '6908'] },
        { prize: 'SIXTH', numbers: ['394', '702', '207'] },
        { prize: 'SEVENTH', numbers: ['51', '49', '17', '42'] },
      ],
    },
  },
  {
    code: 'TCG_LOTTO_VN_2',
    kind: 'vn',
    region: 'CENTRE',
    issue: '20260301',
    seed: 'fa25baee7bacec5c8ca24faa2ff579d51a0243bafd4aef18b911dbd67cbd9ad0',
    drawn: {
      numbers: ['422520'],
      prizes: [
        { prize: 'SPECIAL', numbers: ['422520'] },
        { prize: 'FIRST', numbers: ['10520'] },
        { prize: 'SECOND', numbers: ['35765'] },
        { prize: 'THIRD', numbers: ['28017', '71843'] },
        { prize: 'FOURTH', numbers: ['29829', '86489', '85233', '12033', '81203', '11378', '73439'] },
        { prize: 'FIFTH', numbers: ['6785'] },
        { prize: 'SIXTH', numbers: ['1547', '1914', '5219'] },
        { prize: 'SEVENTH', numbers: ['641'] },
        { prize: 'EIGHTH', numbers: ['35'] },
      ],
    },
  },
  {
    code: 'TCG_LOTTO_VN_3',
    kind: 'vn',
    region: 'SOUTH',
    issue: '20260301',
    seed: '2daa8d4a05dfc643abb44c5d5966430ca30c976e437e0f786de55ffc864b9a98',
    drawn: {
      numbers: ['398738'],
      prizes: [
        { prize: 'SPECIAL', numbers: ['398738'] },
        { prize: 'FIRST', numbers: ['06695'] },
        { prize: 'SECOND', numbers: ['23838'] },
        { prize: 'THIRD', numbers: ['34615', '17216'] },
        { prize: 'FOURTH', numbers: ['60610', '02840', '67200', '28128', '85538', '02944', '85895'] },
        { prize: 'FIFTH', numbers: ['4311'] },
        { prize: 'SIXTH', numbers: ['0536', '3080', '6355'] },
        { prize: 'SEVENTH', numbers: ['479'] },
        { prize: 'EIGHTH', numbers: ['05'] },
      ],
    },
  },
];
