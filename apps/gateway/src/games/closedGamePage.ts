import { createHash } from 'node:crypto';
import { directionOf } from '../http/directionOf.ts';

const texts = {
  EN: {
    tag: 'en',
    title: 'This game isn’t open',
    line: 'A game link works once and expires when you log out. Go back and open the game again.',
    back: 'Back to games',
  },
  BN: {
    tag: 'bn',
    title: 'এই গেম খোলা নেই',
    line: 'গেমের লিংক একবারই খোলে, আর লগ আউট করলে বন্ধ হয়ে যায়। ফিরে গিয়ে গেমটি আবার খুলুন।',
    back: 'গেমে ফিরুন',
  },
  UR: {
    tag: 'ur',
    title: 'یہ گیم کھلی نہیں ہے',
    line: 'گیم کا لنک ایک ہی بار کھلتا ہے اور لاگ آؤٹ کرنے پر بند ہو جاتا ہے۔ واپس جا کر گیم دوبارہ کھولیں۔',
    back: 'گیمز پر واپس',
  },
  PT: {
    tag: 'pt',
    title: 'Este jogo não está aberto',
    line: 'O link do jogo funciona uma só vez e expira quando você sai da conta. Volte e abra o jogo de novo.',
    back: 'Voltar aos jogos',
  },
  KO: {
    tag: 'ko',
    title: '열려 있지 않은 게임입니다',
    line: '게임 링크는 한 번만 열리며 로그아웃하면 닫힙니다. 뒤로 가서 게임을 다시 여세요.',
    back: '게임으로 돌아가기',
  },
  MY: {
    tag: 'my',
    title: 'ဤဂိမ်း ဖွင့်မထားပါ',
    line: 'ဂိမ်းလင့်ခ်သည် တစ်ကြိမ်သာ ပွင့်ပြီး အကောင့်ထွက်လျှင် ပိတ်သွားပါသည်။ နောက်ပြန်ပြီး ဂိမ်းကို ထပ်ဖွင့်ပါ။',
    back: 'ဂိမ်းများသို့ ပြန်',
  },
  TY: {
    tag: 'fil',
    title: 'Hindi bukas ang larong ito',
    line: 'Isang beses lang bumubukas ang link ng laro at nagsasara ito kapag nag-log out ka. Bumalik at buksan muli ang laro.',
    back: 'Bumalik sa mga laro',
  },
};

interface ClosedPage {
  /** Gateway code of the language at launch. */
  language: string;
  /** Target of the link back. */
  backUrl: string;
  /** Origin of the app that embeds the page in a frame; undefined if the page is not embedded. */
  app?: string | undefined;
}

/**
 * The page for a game link that does not open: used by another browser, expired, ended by a logout, or unknown. The
 * server adds `frame-ancestors` to its policy.
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
