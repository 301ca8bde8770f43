import type { LocalText } from '../db/schema/index.ts';

/** Security questions by id. The question of an id never changes. */
export const questionTexts: Readonly<Record<string, LocalText>> = {
  firstSchool: {
    EN: 'What was your first school called?',
    BN: 'আপনার প্রথম স্কুলের নাম কী ছিল?',
    UR: 'آپ کے پہلے اسکول کا نام کیا تھا؟',
    PT: 'Como se chamava a sua primeira escola?',
  },
  childhoodFriend: {
    EN: 'Who was your best friend as a child?',
    BN: 'ছোটবেলায় আপনার সেরা বন্ধু কে ছিল?',
    UR: 'بچپن میں آپ کا بہترین دوست کون تھا؟',
    PT: 'Quem era o seu melhor amigo de infância?',
  },
  firstJob: {
    EN: 'Where was your first job?',
    BN: 'আপনার প্রথম চাকরি কোথায় ছিল?',
    UR: 'آپ کی پہلی ملازمت کہاں تھی؟',
    PT: 'Onde foi o seu primeiro emprego?',
  },
  favouriteDish: {
    EN: 'Which dish did you like most as a child?',
    BN: 'ছোটবেলায় কোন খাবার আপনার সবচেয়ে প্রিয় ছিল?',
    UR: 'بچپن میں آپ کا پسندیدہ کھانا کون سا تھا؟',
    PT: 'Qual era o seu prato preferido na infância?',
  },
  grandmotherTown: {
    EN: 'In which town did your grandmother live?',
    BN: 'আপনার দাদি বা নানি কোন শহরে থাকতেন?',
    UR: 'آپ کی دادی یا نانی کس شہر میں رہتی تھیں؟',
    PT: 'Em que cidade morava a sua avó?',
  },
  firstPet: {
    EN: 'What was your first pet called?',
    BN: 'আপনার প্রথম পোষা প্রাণীর নাম কী ছিল?',
    UR: 'آپ کے پہلے پالتو جانور کا نام کیا تھا؟',
    PT: 'Como se chamava o seu primeiro animal de estimação?',
  },
};

/** Number of questions that a member answers. */
export const requiredAnswers = 3;
