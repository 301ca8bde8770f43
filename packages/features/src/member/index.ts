export { MemberBar } from './components/MemberBar/MemberBar.tsx';
export { MemberOverview } from './components/MemberOverview/MemberOverview.tsx';
