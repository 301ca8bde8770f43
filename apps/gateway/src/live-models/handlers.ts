export { getLiveModels } from './getLiveModels.ts';
