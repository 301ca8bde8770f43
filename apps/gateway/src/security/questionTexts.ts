import type { LocalText } from '../db/schema/index.ts';

/** Security questions by id. The question of an id never changes. */
export const questionTexts: Readonly<Record<string, LocalText>> = {
  firstSchool: {
    EN: 'What was your first school called?',
    BN: 'আপনার প্রথম স্কুলের নাম কী ছিল?',
    UR: 'آپ کے پہلے اسکول کا نام کیا تھا؟',
    PT: 'Como se chamava sua primeira escola?',
    KO: '처음 다닌 학교의 이름은 무엇입니까?',
    MY: 'သင့်ပထမဆုံးကျောင်း၏ အမည်မှာ အဘယ်နည်း။',
    TY: 'Ano ang pangalan ng una mong paaralan?',
  },
  childhoodFriend: {
    EN: 'Who was your best friend as a child?',
    BN: 'ছোটবেলায় আপনার সেরা বন্ধু কে ছিল?',
    UR: 'بچپن میں آپ کا بہترین دوست کون تھا؟',
    PT: 'Quem era seu melhor amigo de infância?',
    KO: '어린 시절 가장 친한 친구는 누구입니까?',
    MY: 'ငယ်စဉ်က သင့်အချစ်ဆုံးသူငယ်ချင်းမှာ မည်သူနည်း။',
    TY: 'Sino ang matalik mong kaibigan noong bata ka?',
  },
  firstJob: {
    EN: 'Where was your first job?',
    BN: 'আপনার প্রথম চাকরি কোথায় ছিল?',
    UR: 'آپ کی پہلی ملازمت کہاں تھی؟',
    PT: 'Onde foi seu primeiro emprego?',
    KO: '첫 직장은 어디였습니까?',
    MY: 'သင့်ပထမဆုံးအလုပ်မှာ မည်သည့်နေရာနည်း။',
    TY: 'Saan ang una mong trabaho?',
  },
  favouriteDish: {
    EN: 'What was your favourite dish as a child?',
    BN: 'ছোটবেলায় কোন খাবার আপনার সবচেয়ে প্রিয় ছিল?',
    UR: 'بچپن میں آپ کا پسندیدہ کھانا کون سا تھا؟',
    PT: 'Qual era seu prato favorito na infância?',
    KO: '어린 시절 가장 좋아한 음식은 무엇입니까?',
    MY: 'ငယ်စဉ်က အကြိုက်ဆုံးဟင်းမှာ အဘယ်နည်း။',
    TY: 'Anong ulam ang pinakagusto mo noong bata ka?',
  },
  grandmotherTown: {
    EN: 'Which town did your grandmother live in?',
    BN: 'আপনার দাদি বা নানি কোন শহরে থাকতেন?',
    UR: 'آپ کی دادی یا نانی کس شہر میں رہتی تھیں؟',
    PT: 'Em que cidade sua avó morava?',
    KO: '할머니는 어느 도시에 사셨습니까?',
    MY: 'သင့်အဘွား နေထိုင်ခဲ့သောမြို့မှာ မည်သည့်မြို့နည်း။',
    TY: 'Saang bayan nakatira ang lola mo?',
  },
  firstPet: {
    EN: 'What was your first pet called?',
    BN: 'আপনার প্রথম পোষা প্রাণীর নাম কী ছিল?',
    UR: 'آپ کے پہلے پالتو جانور کا نام کیا تھا؟',
    PT: 'Como se chamava seu primeiro animal de estimação?',
    KO: '첫 반려동물의 이름은 무엇입니까?',
    MY: 'သင့်ပထမဆုံးအိမ်မွေးတိရစ္ဆာန်၏ အမည်မှာ အဘယ်နည်း။',
    TY: 'Ano ang pangalan ng una mong alaga?',
  },
};

/** Number of questions that a member answers. */
export const requiredAnswers = 3;
