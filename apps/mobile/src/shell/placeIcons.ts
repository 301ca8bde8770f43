/*
 * The icons of the places that the footer, home's shortcuts and the side menu all lead to: a place has the same one
 * wherever it stands.
 */
export {
  BanknoteArrowUp as WithdrawIcon,
  Gift as PromotionsIcon,
  Headset as ServiceIcon,
  ReceiptText as BettingRecordIcon,
  UserRoundPlus as InviteIcon,
  Wallet as DepositIcon,
} from 'lucide-react';
