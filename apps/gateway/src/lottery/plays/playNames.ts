import type { LocalText } from '../../db/schema/index.ts';

/** Names of plays that several lotteries share. */
export const bigSmall: LocalText = {
  EN: 'Big or small',
  BN: 'বড় বা ছোট',
  UR: 'بڑا یا چھوٹا',
  PT: 'Grande ou pequeno',
  KO: '대 또는 소',
  MY: 'အကြီး သို့မဟုတ် အသေး',
  TY: 'Malaki o maliit',
};
export const oddEven: LocalText = {
  EN: 'Odd or even',
  BN: 'জোড় বা বিজোড়',
  UR: 'طاق یا جفت',
  PT: 'Ímpar ou par',
  KO: '홀 또는 짝',
  MY: 'မ သို့မဟုတ် စုံ',
  TY: 'Gansal o pares',
};
export const dragonTiger: LocalText = {
  EN: 'Dragon or tiger',
  BN: 'ড্রাগন বা বাঘ',
  UR: 'ڈریگن یا ٹائیگر',
  PT: 'Dragão ou tigre',
  KO: '용 또는 호랑이',
  MY: 'နဂါး သို့မဟုတ် ကျား',
  TY: 'Dragon o tiger',
};

/** Name of a play with a number of picks, for `numbered`. */
export const pickCount: LocalText = {
  EN: 'Pick {n}',
  BN: '{n}টি বাছুন',
  UR: '{n} چنیں',
  PT: 'Escolha {n}',
  KO: '{n}개 고르기',
  MY: '{n} လုံးရွေး',
  TY: 'Pumili ng {n}',
};

/** Puts a number into a name, in place of `{n}`. */
export const numbered = (name: LocalText, number: number): LocalText =>
  Object.fromEntries(
    Object.entries(name).map(([language, text]) => [language, text.replace('{n}', String(number))]),
  ) as LocalText;
