import { lazyCode, type Screen } from '@livery/foundation/code';

const contracts = {
  texts: ['contracts', 'shell'],
  isOpen: ({ AGENTPOLICY3 }) => AGENTPOLICY3,
} satisfies Omit<Screen, 'Component'>;
const load = () => import('./screens/ContractScreen/ContractScreens.tsx');

export const salaryContractScreen: Screen = { ...contracts, ...lazyCode(load, 'SalaryContractScreen') };
export const dividendContractScreen: Screen = { ...contracts, ...lazyCode(load, 'DividendContractScreen') };
export const hourContractScreen: Screen = { ...contracts, ...lazyCode(load, 'HourContractScreen') };

export const inviteFriendsScreen: Screen = {
  ...lazyCode(() => import('./screens/InviteFriendsScreen/InviteFriendsScreen.tsx'), 'InviteFriendsScreen'),
  texts: ['invite', 'history', 'shell'],
  isOpen: ({ REFERRAL }) => REFERRAL,
};

export const agentScreen: Screen = {
  ...lazyCode(() => import('./screens/AgentScreen/AgentScreen.tsx'), 'AgentScreen'),
  texts: ['agentArea', 'history', 'shell'],
};

export const downlineScreen: Screen = {
  ...lazyCode(() => import('./screens/DownlineScreen/DownlineScreen.tsx'), 'DownlineScreen'),
  texts: ['agentArea', 'history', 'shell'],
  shape: 'rows',
};

export const statementsScreen: Screen = {
  ...lazyCode(() => import('./screens/StatementsScreen/StatementsScreen.tsx'), 'StatementsScreen'),
  texts: ['agentArea', 'history', 'shell'],
  shape: 'rows',
};
