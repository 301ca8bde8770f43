export { AnnouncementDialog } from './components/AnnouncementDialog/AnnouncementDialog.tsx';
export type { AnnouncementDialogProps, AnnouncementCard } from './components/AnnouncementDialog/AnnouncementDialog.tsx';
