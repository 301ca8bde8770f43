import type { GameType } from '@livery/api/contract';
import type { Random } from './seededRandom.ts';

const words = (text: string) => text.split(' ');

const adjectives = words(
  'Golden Royal Wild Mystic Emerald Crimson Neon Velvet Thunder Moonlit Sapphire Sunken Blazing Frozen Secret Silver Scarlet Hidden Jade Midnight Dancing Sacred Mighty Electric Amber Starlit Rolling Saffron Ivory Copper Dusty Whispering Painted Roaming Restless Gilded',
);
/** Words for slot names: each has its own drawing. */
export const subjects = words(
  'Tiger Phoenix Mango Lotus Dragon Peacock Monsoon Pharaoh Temple Lantern Elephant Ruby Comet Corsair Ronin Orchard Volcano Jester Mermaid Cobra Bazaar Cactus Coral Panda Kite Oasis Drum Crown Koi Wolf Falcon Chilli Diamond Genie Nebula Spice Hive Otter Galleon Heron Jackal Caravan Tamarind Boatman Clockwork Rickshaw Banyan Sultana',
);
const goals = words(
  'Fortune Riches Quest Spins Treasure Nights Harvest Rush Jackpot Voyage Parade Palace Vault Carnival Trail Legends Bounty Cascade Garden Festival',
);
/** Words for names of fishing games. */
export const sea = words(
  'Shark Turtle Kraken Marlin Manta Octopus Whale Swordfish Jellyfish Seahorse Piranha Lobster Narwhal Hilsa Stingray',
);
const place = words(
  'Emerald Sapphire Ruby Pearl Amber Onyx Jade Ivory Coral Topaz Opal Garnet Dhaka Sylhet Lahore Karachi Chattogram Multan Khulna Salon Terrace Atrium Garden Harbour',
);
const seaAct = words('Hunter Cannon Fishing Blast Safari Patrol Rush Party');

type Namer = (random: Random, classification: string) => string;

function slotName(random: Random): string {
  const [a, b, c] = [random.pick(adjectives), random.pick(subjects), random.pick(goals)];
  return random.pick([
    `${a} ${b} ${c}`,
    `${b} ${c}`,
    `${c} of the ${b}`,
    `${a} ${b}`,
    `${b}${b.endsWith('s') ? '’' : '’s'} ${c}`,
    `${a} ${c}`,
    `${b} & ${random.pick(subjects.filter((other) => other !== b))}`,
  ]);
}

const tables: Readonly<Record<string, readonly string[]>> = {
  baccarat: ['Baccarat', 'Speed Baccarat', 'Squeeze Baccarat', 'No-Wait Baccarat'],
  roulette: ['Roulette', 'Speed Roulette', 'Auto Roulette'],
  blackjack: ['Blackjack', 'Open Seat Blackjack', 'Speed Blackjack'],
  dragontiger: ['Dragon Tiger', 'Quick Dragon Tiger'],
  teenpatti: ['Teen Patti', 'Teen Patti 20-20'],
  andarbahar: ['Andar Bahar', 'Quick Andar Bahar'],
  sicbo: ['Sic Bo', 'Speed Sic Bo'],
};

const boards: Readonly<Record<string, readonly string[]>> = {
  rummy: ['Points Rummy', 'Pool Rummy 101', 'Pool Rummy 201', 'Deals Rummy', 'Rummy 21'],
  teenpatti: ['Teen Patti Classic', 'Teen Patti Joker', 'Teen Patti Muflis', 'Teen Patti AK47'],
  poker: ['Hold’em', 'Six-Max Hold’em', 'Omaha', 'Short Deck', 'Three Card Poker'],
  ludo: ['Ludo', 'Quick Ludo', 'Ludo Teams'],
  board: ['Carrom', 'Domino', 'Call Break', 'Chaupar', 'Backgammon'],
};

const matches: Readonly<Record<string, readonly string[]>> = {
  cricket: ['Cricket Centre', 'Twenty20 Nights', 'Test Match Desk', 'Village Cricket Cup', 'Women’s Cricket Series'],
  football: ['Football Centre', 'Derby Weekend', 'Golden Boot Race', 'Youth Football Cup'],
  kabaddi: ['Kabaddi Mat', 'Raiders’ Night', 'Kabaddi League Desk'],
  racket: ['Badminton Court', 'Tennis Baseline', 'Table Tennis Spin', 'Squash Box'],
  esports: [
    'Five-a-Side Arena',
    'Lane Masters',
    'Tactical Squad League',
    'Kart Grand Prix',
    'Fighters’ Ring',
    'Battle Island Cup',
    'Mech Duel',
  ],
};

const draws: Readonly<Record<string, readonly string[]>> = {
  keno: ['Keno', 'Keno 80', 'Turbo Keno'],
  dice: ['Fast Three', 'Dice Trio', 'Six Sides'],
  race: ['Horse Ten', 'Boat Ten', 'Rickshaw Ten'],
  bingo: ['Bingo 75', 'Bingo 90', 'Quick Bingo'],
  eleven: ['Lucky Eleven', 'Pick Eleven', 'Quick Eleven'],
  draw3: ['Draw 3', 'Lucky 3D'],
  draw4: ['Draw 4', 'Golden 4D'],
  draw5: ['Draw 5', 'Grand 5D'],
};

const pace = [
  '1 Minute',
  '3 Minutes',
  '5 Minutes',
  '10 Minutes',
  'Hourly',
  'Morning',
  'Noon',
  'Evening',
  'Night',
  'Weekend',
];
const room = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Rookie', 'Master', 'Duel', 'Friends'];
const round = ['', ' Live', ' Today', ' Weekend', ' Finals', ' Classics', ' Virtual', ' Outrights'];

const ofClass = (from: Readonly<Record<string, readonly string[]>>, random: Random, classification: string) =>
  random.pick(from[classification] ?? ['Table']);

const namers: Readonly<Record<GameType, Namer>> = {
  RNG: slotName,
  LIVE: (random, classification) =>
    `${ofClass(tables, random, classification)} ${random.pick(place)} ${random.below(9) + 1}`,
  FISH: (random) => `${random.pick(adjectives)} ${random.pick(sea)} ${random.pick(seaAct)}`,
  PVP: (random, classification) => `${ofClass(boards, random, classification)} ${random.pick(room)}`,
  SPORTS: (random, classification) => `${ofClass(matches, random, classification)}${random.pick(round)}`,
  ELOTT: (random, classification) => `${ofClass(draws, random, classification)} ${random.pick(pace)}`,
  LOTT: (random, classification) =>
    `${random.pick(place)} ${ofClass(draws, random, classification)} ${random.pick(pace)}`,
};

/**
 * Creates a name that is not in `taken`, and adds it. Two vendors may have a game with the same name, one vendor may
 * not.
 */
export function createGameName({
  random,
  gameType,
  classification,
  taken,
}: {
  random: Random;
  gameType: GameType;
  classification: string;
  taken: Set<string>;
}): string {
  for (let tries = 0; ; tries++) {
    const name = namers[gameType](random, classification);
    const unique = tries < 40 ? name : `${name} ${tries - 38}`;
    if (!taken.has(unique)) {
      taken.add(unique);
      return unique;
    }
  }
}
