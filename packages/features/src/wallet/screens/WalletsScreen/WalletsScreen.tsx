import { MemberTurnover } from '@livery/foundation/bonus';
import { TransferSheet } from '../../components/TransferSheet/TransferSheet.tsx';
import { useWalletsScreen } from './useWalletsScreen.ts';
import { WalletsView } from './WalletsView.tsx';

/** The main wallet and the wallets of providers, their sum, and the transfers between them. */
export function WalletsScreen() {
  const { sheet, ...view } = useWalletsScreen();
  return (
    <>
      <WalletsView {...view} turnover={<MemberTurnover />} />
      <TransferSheet {...sheet} />
    </>
  );
}
