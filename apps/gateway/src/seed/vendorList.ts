import type { GameType } from '@livery/api/contract';

export interface VendorSeed {
  code: string;
  name: string;
  gameType: GameType;
  /** Number of the vendor's games in a full catalogue. */
  games: number;
  isGpi?: boolean;
}

const slots = [
  ['MSN', 'Monsoon Reels'],
  ['TAMA', 'Tamarind Games'],
  ['SAFF', 'Saffron Spin'],
  ['BFRG', 'Bengal Forge'],
  ['KKIN', 'Kite & Kin'],
  ['NLAN', 'Ninth Lantern'],
  ['COPL', 'Copperleaf'],
  ['PEPW', 'Pepperwheel'],
  ['MNGC', 'Mango Circuit'],
  ['HLSA', 'Hilsa Studio'],
  ['VBAN', 'Velvet Banyan'],
  ['QZMK', 'Quartz Monkey'],
  ['PTGR', 'Paper Tigerworks'],
  ['NORC', 'Night Orchard'],
  ['LTSM', 'Lotusmith'],
  ['RVST', 'Riverstone Play'],
  ['CLCO', 'Clover & Coil'],
  ['SNAB', 'Sunny Abacus'],
  ['TDWT', 'Tidewater Nine'],
  ['EMFX', 'Emberfox'],
  ['DRN9', 'Drumroll Nine'],
  ['MRGL', 'Marigold Labs'],
  ['GLS7', 'Glasshouse Seven'],
] as const;

const of = (
  gameType: GameType,
  games: number,
  vendors: ReadonlyArray<readonly [code: string, name: string]>,
): VendorSeed[] => vendors.map(([code, name], index) => ({ code, name, gameType, games: games + ((index * 7) % 11) }));

/** Invented game vendors in list order. The product has special handling for some of the codes. */
export const vendorList: readonly VendorSeed[] = [
  ...of('RNG', 168, slots),
  ...of('LIVE', 58, [
    ['GHAL', 'Grandhall Live'],
    ['STBL', 'Sitara Tables'],
    ['CRNL', 'Corniche Live'],
    ['VROM', 'Velour Room'],
    ['GPCK', 'Gilded Peacock Live'],
    ['HBR9', 'Harbour Nine Live'],
    ['SMEG', 'Studio Meghna'],
  ]),
  ...of('FISH', 24, [
    ['DPNT', 'Deepnet'],
    ['CRCN', 'Coral Cannon'],
    ['BHKA', 'Big Hook Arcade'],
    ['LGBL', 'Lagoon Blast'],
    ['PRLP', 'Pearl Patrol'],
    ['RFRD', 'Reefside Raiders'],
  ]),
  ...of('PVP', 36, [
    ['CBZR', 'Card Bazaar'],
    ['RMYR', 'Rummy Rookery'],
    ['TPTH', 'Tin Patti House'],
    ['LDLN', 'Ludo Lane'],
    ['DMDK', 'Domino Dock'],
    ['CRMC', 'Carrom Corner'],
  ]),
  ...of('SPORTS', 12, [
    ['PTCH', 'Pitchside'],
    ['BNDR', 'Boundary Line'],
    ['ODML', 'Oddsmill'],
    ['IMES', 'Imprint Esports'],
    ['SV3', 'Seventh Void'],
    ['AV', 'Arena Verge'],
    ['TF', 'Tilt Front'],
  ]),
  { code: 'NGRV', name: 'Numbergrove', gameType: 'ELOTT', games: 40, isGpi: true },
  ...of('ELOTT', 32, [
    ['QDHL', 'Quickdraw Hall'],
    ['LLNS', 'Lantern Lanes'],
    ['BLKN', 'Ballroom Keno'],
  ]),
  ...of('LOTT', 22, [
    ['TCG_LOTTO_VN', 'Lotus Lottery'],
    ['TCG_SEA', 'South Sea Lottery'],
    ['DDRW', 'Delta Draw'],
    ['MNLT', 'Moonlot'],
  ]),
];

/** E-sports vendors. */
export const esportsVendors: readonly string[] = ['IMES', 'SV3', 'AV', 'TF'];

/** Folder of a vendor's mobile pictures: `msn/mobile`. */
export const mobileFolderOf = (code: string) => `${code.toLowerCase().replaceAll('_', '-')}/mobile`;
