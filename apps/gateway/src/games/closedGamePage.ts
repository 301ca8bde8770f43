import { createHash } from 'node:crypto';
import { directionOf } from '../http/directionOf.ts';

const texts = {
  EN: {
    tag: 'en',
    title: 'This link was used',
    line: 'Every launch of a game has its own link, which opens once. Go back and open the game again.',
    back: 'Back to the games',
  },
  BN: {
    tag: 'bn',
    title: 'লিংকটি ব্যবহার করা হয়েছে',
    line: 'প্রতিবার গেম খোলার জন্য আলাদা লিংক থাকে, যা একবারই খোলে। ফিরে গিয়ে গেমটি আবার খুলুন।',
    back: 'গেমে ফিরুন',
  },
  UR: {
    tag: 'ur',
    title: 'یہ لنک استعمال ہو چکا ہے',
    line: 'گیم ہر بار کھولنے کا اپنا لنک ہوتا ہے جو ایک ہی بار کھلتا ہے۔ واپس جا کر گیم دوبارہ کھولیں۔',
    back: 'گیمز پر واپس',
  },
  PT: {
    tag: 'pt',
    title: 'Este link já foi usado',
    line: 'Cada abertura de um jogo tem o próprio link, que abre uma só vez. Volte e abra o jogo de novo.',
    back: 'Voltar aos jogos',
  },
  KO: {
    tag: 'ko',
    title: '이미 사용한 링크입니다',
    line: '게임을 열 때마다 한 번만 열리는 링크가 생깁니다. 뒤로 가서 게임을 다시 여세요.',
    back: '게임으로 돌아가기',
  },
  MY: {
    tag: 'my',
    title: 'ဤလင့်ခ်ကို သုံးပြီးပါပြီ',
    line: 'ဂိမ်းဖွင့်တိုင်း တစ်ကြိမ်သာပွင့်သော လင့်ခ် ရှိသည်။ နောက်ပြန်ပြီး ဂိမ်းကို ထပ်ဖွင့်ပါ။',
    back: 'ဂိမ်းများသို့ ပြန်',
  },
  TY: {
    tag: 'fil',
    title: 'Nagamit na ang link na ito',
    line: 'May sariling link ang bawat pagbukas ng laro na isang beses lang bumubukas. Bumalik at buksan muli ang laro.',
    back: 'Bumalik sa mga laro',
  },
};

interface ClosedPage {
  /** Gateway code of the language that the game was launched in. */
  language: string;
  /** Where the link back leads. */
  backUrl: string;
  /** Origin of the app that shows the page in a frame; undefined where it stands alone. */
  app?: string | undefined;
}

/**
 * The page for a game link that does not open: used by another browser, expired, or never made. The server adds
 * `frame-ancestors` to its policy.
 */
export function closedGamePage({ language, backUrl, app }: ClosedPage): { html: string; csp: string } {
  const { tag, title, line, back } = texts[language as keyof typeof texts] ?? texts.EN;
  const script =
    app === undefined
      ? ''
      : `parent.postMessage(${JSON.stringify({ livery: 'game', event: 'sessionEnded' })},${JSON.stringify(app).replaceAll('<', '\\u003c')})`;
  const html = `<!doctype html>
<html lang="${tag}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>
body{margin:0;min-block-size:100dvh;display:grid;place-content:center;justify-items:center;gap:16px;padding:32px;box-sizing:border-box;text-align:center;font:16px/1.6 system-ui,sans-serif;background:#0d1322;color:#eef3ff}
h1{font-size:20px;margin:0}p{margin:0;color:#b4c0da;max-inline-size:32ch}a{color:#0b1220;background:#7ee7c7;border-radius:12px;padding:12px 24px;font-weight:700;text-decoration:none}
</style></head>
<body><h1>${title}</h1><p>${line}</p><a href="${escaped(backUrl)}">${back}</a>${script && `<script>${script}</script>`}</body></html>`;
  return {
    html,
    csp: `default-src 'none'; style-src 'unsafe-inline';${script && ` script-src ${hashOf(script)};`} base-uri 'none'; form-action 'none'`,
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
