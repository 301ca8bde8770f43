import type { LocalText } from '../db/schema/index.ts';

/** Text of a message with a code. {name} is the merchant, {code} the digits, {minutes} their validity. */
export const codeText: LocalText = {
  EN: '{name}: your code is {code}. It is valid for {minutes} minutes. Do not share it.',
  BN: '{name}: আপনার কোড {code}। এটি {minutes} মিনিট কার্যকর। কাউকে বলবেন না।',
  UR: '{name}: آپ کا کوڈ {code} ہے۔ یہ {minutes} منٹ تک کارآمد ہے۔ کسی کو نہ بتائیں۔',
  PT: '{name}: seu código é {code}. É válido por {minutes} minutos. Não o compartilhe.',
  KO: '{name}: 인증 코드는 {code}입니다. {minutes}분간 유효합니다. 누구에게도 알려주지 마세요.',
  MY: '{name}: သင့်ကုဒ်မှာ {code} ဖြစ်သည်။ {minutes} မိနစ် အသုံးပြုနိုင်သည်။ မည်သူ့ကိုမျှ မပြောပါနှင့်။',
  TY: '{name}: ang code mo ay {code}. {minutes} minuto itong gumagana. Huwag sabihin kaninuman.',
};
