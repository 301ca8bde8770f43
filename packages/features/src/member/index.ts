export { AccountHighlights } from './components/AccountHighlights/AccountHighlights.tsx';
export { MemberBar } from './components/MemberBar/MemberBar.tsx';
export { MemberCard } from './components/MemberCard/MemberCard.tsx';
export { MemberOverview } from './components/MemberOverview/MemberOverview.tsx';
export { MemberSummary } from './components/MemberSummary/MemberSummary.tsx';
export * from './routes.tsx';
