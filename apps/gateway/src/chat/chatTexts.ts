/** Texts of the chat page in one language. */
export interface ChatTexts {
  /** BCP 47 tag of the language. */
  tag: string;
  title: string;
  back: string;
  hello: string;
  you: string;
  service: string;
  typing: string;
  write: string;
  send: string;
  note: string;
  closedTitle: string;
  closed: string;
}

const EN: ChatTexts = {
  tag: 'en',
  title: 'Live chat',
  back: 'Back',
  hello: 'Hello, you’re chatting with {merchant}. How can we help?',
  you: 'You',
  service: 'Customer service',
  typing: 'is typing…',
  write: 'Write a message',
  send: 'Send',
  note: 'Demo: the replies are automatic.',
  closedTitle: 'This chat isn’t open',
  closed: 'A chat link works once and expires when you log out. Log in and open the chat again.',
};

const BN: ChatTexts = {
  tag: 'bn',
  title: 'লাইভ চ্যাট',
  back: 'ফিরুন',
  hello: 'স্বাগতম! আপনি {merchant}-এর সঙ্গে কথা বলছেন। কীভাবে সাহায্য করতে পারি?',
  you: 'আপনি',
  service: 'গ্রাহক সেবা',
  typing: 'লিখছেন…',
  write: 'বার্তা লিখুন',
  send: 'পাঠান',
  note: 'পরীক্ষামূলক: উত্তরগুলো আগে থেকে লেখা।',
  closedTitle: 'এই চ্যাট খোলা নেই',
  closed: 'চ্যাটের লিংক একবারই খোলে, আর লগ আউট করলে বন্ধ হয়ে যায়। লগ ইন করে চ্যাট আবার খুলুন।',
};

const UR: ChatTexts = {
  tag: 'ur',
  title: 'لائیو چیٹ',
  back: 'واپس',
  hello: 'خوش آمدید! آپ {merchant} سے بات کر رہے ہیں۔ ہم کیا مدد کر سکتے ہیں؟',
  you: 'آپ',
  service: 'کسٹمر سروس',
  typing: 'لکھ رہے ہیں…',
  write: 'پیغام لکھیں',
  send: 'بھیجیں',
  note: 'آزمائشی ماحول: جوابات پہلے سے لکھے ہوئے ہیں۔',
  closedTitle: 'یہ چیٹ کھلی نہیں ہے',
  closed: 'چیٹ کا لنک ایک ہی بار کھلتا ہے اور لاگ آؤٹ کرنے پر بند ہو جاتا ہے۔ لاگ اِن کر کے چیٹ دوبارہ کھولیں۔',
};

const PT: ChatTexts = {
  tag: 'pt',
  title: 'Chat ao vivo',
  back: 'Voltar',
  hello: 'Olá, você está falando com a {merchant}. Como podemos ajudar?',
  you: 'Você',
  service: 'Suporte',
  typing: 'está digitando…',
  write: 'Escreva uma mensagem',
  send: 'Enviar',
  note: 'Demonstração: as respostas são automáticas.',
  closedTitle: 'Este chat não está aberto',
  closed: 'O link do chat funciona uma só vez e expira quando você sai da conta. Entre e abra o chat de novo.',
};

const KO: ChatTexts = {
  tag: 'ko',
  title: '라이브 채팅',
  back: '뒤로',
  hello: '안녕하세요! {merchant}입니다. 무엇을 도와드릴까요?',
  you: '나',
  service: '고객센터',
  typing: '입력 중…',
  write: '메시지 쓰기',
  send: '보내기',
  note: '연습용: 답은 미리 쓰여 있습니다.',
  closedTitle: '열려 있지 않은 채팅입니다',
  closed: '채팅 링크는 한 번만 열리며 로그아웃하면 닫힙니다. 로그인한 뒤 채팅을 다시 열어 주세요.',
};

const MY: ChatTexts = {
  tag: 'my',
  title: 'တိုက်ရိုက်စကားပြော',
  back: 'နောက်သို့',
  hello: 'မင်္ဂလာပါ! {merchant} နှင့် စကားပြောနေပါသည်။ ဘာကူညီပေးရမလဲ။',
  you: 'သင်',
  service: 'ဝန်ဆောင်မှု',
  typing: 'ရိုက်နေသည်…',
  write: 'စာရေးပါ',
  send: 'ပို့မည်',
  note: 'စမ်းသပ်နေရာ- အဖြေများ ကြိုရေးထားသည်။',
  closedTitle: 'ဤစကားပြော ဖွင့်မထားပါ',
  closed: 'စကားပြောလင့်ခ်သည် တစ်ကြိမ်သာ ပွင့်ပြီး အကောင့်ထွက်လျှင် ပိတ်သွားပါသည်။ အကောင့်ဝင်ပြီး စကားပြောကို ထပ်ဖွင့်ပါ။',
};

const TY: ChatTexts = {
  tag: 'fil',
  title: 'Live chat',
  back: 'Bumalik',
  hello: 'Kumusta! Kausap mo ang {merchant}. Paano kami makakatulong?',
  you: 'Ikaw',
  service: 'Serbisyo sa customer',
  typing: 'nagta-type…',
  write: 'Sumulat ng mensahe',
  send: 'Ipadala',
  note: 'Sandbox: nakasulat na ang mga sagot.',
  closedTitle: 'Hindi bukas ang chat na ito',
  closed:
    'Isang beses lang bumubukas ang link ng chat at nagsasara ito kapag nag-log out ka. Mag-log in at buksan muli ang chat.',
};

const languages: Readonly<Record<string, ChatTexts>> = { EN, BN, UR, PT, KO, MY, TY };

/** The texts of a language by its gateway code; English if the language has no texts. */
export const chatTexts = (language: string): ChatTexts => languages[language] ?? EN;
