import type { memberArea } from '../../contract/areas/member.ts';
import type { SamplesOf } from './samplesOf.ts';

const personal = {
  account: 'amina',
  nickname: 'Mina',
  email: 'amina@example.org',
  mobile: '+880*****5678',
  payeeName: 'Amina Rahman',
  registeredAt: '2026-01-01T12:00:00.000Z',
  referralCode: '5F356495',
  birthday: '1990-02-28',
  gender: 'F',
  address: '',
  qqNum: '',
  facebook: '',
  wechat: '',
  line: '',
  whatsapp: '',
  zalo: '',
} as const;

export const memberSamples: SamplesOf<typeof memberArea> = {
  getMemberInfo: { id: 'member-1', type: 0, nickname: '', account: 'amina', clubLabel: { labelName: 'Gold' } },
  getPersonalInfo: personal,
  savePersonalInfo: personal,
  setNickname: { nickname: 'Mina' },
  getHeadIcons: {
    icons: [
      { id: '1', picture: 'heads/1.flat.svg' },
      { id: '2', picture: 'heads/2.flat.svg' },
    ],
    current: '1',
  },
  setHeadIcon: { id: '2', picture: 'heads/2.flat.svg' },
};
