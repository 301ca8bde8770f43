export { PortInUse } from './portInUse.ts';
export { startFront } from './startFront.ts';
export type { Front, FrontOptions } from './startFront.ts';
export type { DemoAccount } from './pages/indexPage.ts';
