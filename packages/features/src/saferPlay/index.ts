export { playReminder } from './playReminder.ts';
export { useIsReminderDue } from './hooks/useIsReminderDue.ts';
export * from './routes.tsx';
