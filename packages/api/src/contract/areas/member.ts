import { defineArea } from '../area.ts';
import { getMemberInfo } from '../member.ts';
import { getHeadIcons, getPersonalInfo, savePersonalInfo, setHeadIcon, setNickname } from '../personal.ts';

export const memberArea = defineArea({
  title: 'The member',
  calls: { getMemberInfo, getPersonalInfo, savePersonalInfo, setNickname, getHeadIcons, setHeadIcon },
  summaries: {
    getMemberInfo: 'Tells who is signed in.',
    getPersonalInfo: 'Tells what the member told of himself.',
    savePersonalInfo: 'Changes what the member told of himself, field by field.',
    setNickname: 'Sets the nickname, or takes it away.',
    getHeadIcons: 'Lists the pictures that a member may go by.',
    setHeadIcon: 'Chooses one of them.',
  },
});
