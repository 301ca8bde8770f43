export { nextTask } from './nextTask.ts';
export { whenIdle } from './whenIdle.ts';
