import { useLocation, useNavigate } from 'react-router-dom';
import type { VnRegion } from '@livery/api/lottery/getVnGameMenu';
import { vnAddress } from '../../model/listAddress.ts';

const regions: readonly VnRegion['region'][] = ['NORTH', 'CENTRE', 'SOUTH'];

interface VnChoice {
  region?: VnRegion['region'] | undefined;
  /** Code of the lottery whose draws show; those of all without it. */
  code?: string | undefined;
}

/** What the address chooses of the Vietnamese lotteries, and a function that chooses anew. An unknown region counts as absent. */
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
