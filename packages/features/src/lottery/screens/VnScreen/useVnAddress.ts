import { useLocation, useNavigate } from 'react-router-dom';
import type { VnRegion } from '@livery/api/lottery/getVnGameMenu';
import { vnAddress } from '../../model/listAddress.ts';

const regions: readonly VnRegion['region'][] = ['NORTH', 'CENTRE', 'SOUTH'];

interface VnChoice {
  region?: VnRegion['region'] | undefined;
  /** Code of the lottery whose draws are shown; missing for all lotteries. */
  code?: string | undefined;
}

/** The region and the lottery in the address, and a function that changes them. An unknown region is ignored. */
export function useVnAddress(): VnChoice & { choose: (choice: VnChoice) => void } {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const query = new URLSearchParams(search);
  return {
    region: regions.find((region) => region === query.get('region')),
    code: query.get('code') ?? undefined,
    choose: (choice) => void navigate(vnAddress(choice), { replace: true, state }),
  };
}
