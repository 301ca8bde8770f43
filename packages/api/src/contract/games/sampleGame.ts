import type { GameValue } from './gameValue.ts';

/** A game as the gateway sends it, number `index`. Calls are marked as pure, or the app's code would have these samples. */
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
