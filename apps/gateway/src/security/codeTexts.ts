import type { LocalText } from '../db/schema/index.ts';

/** Text of a message with a code. {name} is the merchant, {code} the digits, {minutes} how long they are valid. */
export const codeText: LocalText = {
  EN: '{name}: your code is {code}. It is good for {minutes} minutes. Tell it to nobody.',
  BN: '{name}: আপনার কোড {code}। এটি {minutes} মিনিট কার্যকর। কাউকে বলবেন না।',
  UR: '{name}: آپ کا کوڈ {code} ہے۔ یہ {minutes} منٹ تک کارآمد ہے۔ کسی کو نہ بتائیں۔',
  PT: '{name}: seu código é {code}. Vale por {minutes} minutos. Não o informe a ninguém.',
};
