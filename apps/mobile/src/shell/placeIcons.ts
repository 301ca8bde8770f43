/*
 * The icons of the destinations that the footer, home's shortcuts and the side menu share. A destination has the same
 * icon everywhere.
 */
export {
  BanknoteArrowUp as WithdrawIcon,
  Gift as PromotionsIcon,
  Headset as ServiceIcon,
  ReceiptText as BettingRecordIcon,
  UserRoundPlus as InviteIcon,
  Wallet as DepositIcon,
} from 'lucide-react';
