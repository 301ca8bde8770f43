import type { GameValue } from './gameValue.ts';

/**
 * Creates sample game number `index` in the format of the gateway. Calls of this function are marked as pure, so that
 * bundlers drop the samples.
 */
export function sampleGame(index = 1, differences: Partial<GameValue> = {}): GameValue {
  return {
    nodeId: `node-${index}`,
    gameId: `game-${index}`,
    gameName: `Game ${index}`,
    gameType: 'RNG',
    vassalage: 'ACME',
    displayName: 'Acme Games',
    supportPlay: 'REAL,FREE',
    mobileLargeIcon: `icon-${index}.webp`,
    mobileFolder: 'acme-mobile',
    isNew: false,
    isHot: false,
    isLive: false,
    ...differences,
  };
}
