import type { Merchant } from '@livery/merchant';
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { games, liveModels, type LocalText } from '../db/schema/index.ts';
import { seededRandom } from './seededRandom.ts';

const names = [
  'Nila',
  'Zoya',
  'Ipsita',
  'Mehreen',
  'Larissa',
  'Tuli',
  'Sahar',
  'Bruna',
  'Anika',
  'Rania',
  'Joana',
  'Oishi',
];

const rooms: readonly LocalText[] = [
  {
    EN: 'Evening baccarat',
    BN: 'সন্ধ্যার বাকারাত',
    UR: 'شام کا بکارا',
    PT: 'Bacará da noite',
    KO: '저녁 바카라',
    MY: 'ညနေခင်း ဘာကာရာ',
    TY: 'Baccarat sa gabi',
  },
  {
    EN: 'Roulette with friends',
    BN: 'বন্ধুদের সাথে রুলেট',
    UR: 'دوستوں کے ساتھ رولیٹ',
    PT: 'Roleta entre amigos',
    KO: '친구와 룰렛',
    MY: 'သူငယ်ချင်းများနှင့် ရူလက်',
    TY: 'Roulette kasama ang barkada',
  },
  {
    EN: 'Lucky dice',
    BN: 'ভাগ্যের ছক্কা',
    UR: 'خوش قسمت پانسے',
    PT: 'Dados da sorte',
    KO: '행운의 주사위',
    MY: 'ကံကောင်းအန်စာ',
    TY: 'Masuwerteng dice',
  },
  {
    EN: 'Teen Patti live',
    BN: 'তিন পাত্তির আড্ডা',
    UR: 'تین پتی گپ شپ',
    PT: 'Teen Patti ao vivo',
    KO: '틴 파티 이야기',
    MY: 'တင်းပတ်တီ စကားဝိုင်း',
    TY: 'Kuwentuhang Teen Patti',
  },
  {
    EN: 'Late-night table',
    BN: 'রাতের টেবিল',
    UR: 'رات کی میز',
    PT: 'Mesa da madrugada',
    KO: '심야 테이블',
    MY: 'ညနက်စားပွဲ',
    TY: 'Mesa sa hatinggabi',
  },
];

/** Seeds the live models of a merchant: most streaming, some not, two inactive. */
export async function seedLiveModels(tx: Queries, { code: merchantCode }: Merchant): Promise<void> {
  const random = seededRandom(`live models of ${merchantCode}`);
  const tables = await tx
    .select({ id: games.id })
    .from(games)
    .where(eq(games.gameType, 'LIVE'))
    .orderBy(asc(games.rank), asc(games.id))
    .limit(names.length);
  await tx.insert(liveModels).values(
    random.shuffled(names).map((name, rank) => {
      const isActive = rank < names.length - 2;
      const isStreaming = isActive && rank % 3 !== 2;
      return {
        merchantCode,
        rank,
        id: name.toLowerCase(),
        name,
        room: random.pick(rooms),
        gameRow: tables[rank]?.id ?? null,
        isActive,
        isStreaming,
        viewers: isStreaming ? 120 + random.below(4_000) : 0,
      };
    }),
  );
}
