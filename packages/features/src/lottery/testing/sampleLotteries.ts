import type { OpenedLottery } from '@livery/api/lottery/lottery';
import { sampleGame, sampleValues } from '@livery/api/testing';

export { gatewayNow } from './gatewayNow.ts';

const [lottery] = sampleValues.getLottList.list;
const [opened] = sampleValues.getOpenedNumbers.list;

const iso = (time: number) => new Date(time).toISOString();

interface Sample {
  code: string;
  name: string;
  kind: OpenedLottery['kind'];
  category: 'LOTT' | 'ELOTT';
  /** Minutes between two draws. */
  minutes: number;
  region?: 'NORTH' | 'CENTRE' | 'SOUTH';
  lottoMode?: string;
  numbers: string[];
}

/** Lotteries of several kinds, in the gateway's order. */
export const samples: readonly Sample[] = [
  {
    code: 'VN_1',
    name: 'Vietnam North',
    kind: 'vn',
    category: 'LOTT',
    minutes: 5,
    region: 'NORTH',
    numbers: ['44952'],
  },
  {
    code: 'VN_2',
    name: 'Vietnam South',
    kind: 'vn',
    category: 'LOTT',
    minutes: 3,
    region: 'SOUTH',
    numbers: ['00817'],
  },
  {
    code: 'SEA_1',
    name: 'South Sea',
    kind: 'numero',
    category: 'LOTT',
    minutes: 1,
    numbers: ['1', '2', '3', '4', '5'],
  },
  {
    code: 'SEA_2',
    name: 'Coral',
    kind: 'numero',
    category: 'LOTT',
    minutes: 3,
    lottoMode: 'Tradition,Entertainment',
    numbers: ['9', '8', '7', '6', '5'],
  },
  { code: 'KENO_1', name: 'Grove Keno', kind: 'keno', category: 'ELOTT', minutes: 1, numbers: ['7', '21', '80'] },
];

/** Returns a lottery as the list contains it. */
export const listed = ({ code, name, kind, category, minutes, region, lottoMode = 'Tradition' }: Sample) => ({
  ...lottery!,
  gameCode: code,
  gameName: name,
  kind,
  gameType: category,
  prizeMode: category === 'ELOTT' ? ('Elott' as const) : ('Lott' as const),
  intervalSeconds: minutes * 60,
  nodeId: `node-${code}`,
  lottoMode,
  ...(region && { region }),
});

/**
 * Returns a lottery with its open draw, as the gateway sends it at a moment. The numbers are drawn five seconds after
 * the close.
 */
function openedAt(now: number, { code, name, kind, category, minutes, region, numbers, lottoMode }: Sample) {
  const step = minutes * 60_000;
  // Draws are at whole steps. A draw closes five seconds before it takes place.
  const drawsAt = Math.floor((now + 5_000) / step) * step + step;
  const lastDrawsAt = now >= drawsAt - step ? drawsAt - step : drawsAt - 2 * step;
  const issue = (at: number) => `20260301-${String((at / step) % 10_000).padStart(4, '0')}`;
  return {
    ...opened!,
    gameCode: code,
    gameName: name,
    kind,
    gameType: category,
    ...(region && { region }),
    issue: issue(lastDrawsAt),
    drawnAt: iso(lastDrawsAt),
    numbers,
    current: {
      issue: issue(drawsAt),
      opensAt: iso(drawsAt - 5_000 - step),
      closesAt: iso(drawsAt - 5_000),
      drawsAt: iso(drawsAt),
      commitment: '0'.repeat(64),
    },
    game: sampleGame(9, {
      nodeId: `node-${code}`,
      gameName: name,
      gameType: category,
      gameCode: code,
      lottoMode: lottoMode ?? 'Tradition',
    }),
  };
}

/** Returns all samples at a moment of the gateway's clock. */
export const openedNumbersAt = (now: number) => ({
  serverTime: iso(now),
  list: samples.map((sample) => openedAt(now, sample)),
});
