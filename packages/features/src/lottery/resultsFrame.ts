export { DrawsOfLottery } from './screens/ResultsScreen/DrawsOfLottery.tsx';
