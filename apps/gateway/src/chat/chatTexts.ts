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
  hello: 'Hello! You are talking with {merchant}. How can we help?',
  you: 'You',
  service: 'Customer service',
  typing: 'is typing…',
  write: 'Write a message',
  send: 'Send',
  note: 'Sandbox: the answers come from a script.',
  closedTitle: 'This chat link was used',
  closed: 'Every chat has its own link, which opens once. Go back and open the chat again.',
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
  closedTitle: 'চ্যাটের লিংকটি ব্যবহার করা হয়েছে',
  closed: 'প্রতিটি চ্যাটের আলাদা লিংক থাকে, যা একবারই খোলে। ফিরে গিয়ে চ্যাট আবার খুলুন।',
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
  closedTitle: 'چیٹ کا یہ لنک استعمال ہو چکا ہے',
  closed: 'ہر چیٹ کا اپنا لنک ہوتا ہے جو ایک ہی بار کھلتا ہے۔ واپس جا کر چیٹ دوبارہ کھولیں۔',
};

const PT: ChatTexts = {
  tag: 'pt',
  title: 'Chat ao vivo',
  back: 'Voltar',
  hello: 'Olá! Você está falando com {merchant}. Como podemos ajudar?',
  you: 'Você',
  service: 'Atendimento',
  typing: 'está digitando…',
  write: 'Escreva uma mensagem',
  send: 'Enviar',
  note: 'Sandbox: as respostas vêm de um roteiro.',
  closedTitle: 'Este link do chat já foi usado',
  closed: 'Cada chat tem o próprio link, que abre uma vez. Volte e abra o chat de novo.',
};

const languages: Readonly<Record<string, ChatTexts>> = { EN, BN, UR, PT };

/** The texts of a language by its gateway code; English where there are none. */
export const chatTexts = (language: string): ChatTexts => languages[language] ?? EN;
