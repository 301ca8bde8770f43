import { useId } from 'react';
import {
  CategoryIcon,
  CategoryRail,
  GameTile,
  MoreTile,
  SectionHeader,
  TileGrid,
  TileSkeleton,
} from '../../../src/index.ts';
import { sampleGames } from '../../samplePictures.ts';
import type { SampleTexts } from '../../sampleTexts.ts';

const nothing = () => {};

/** Games of a home screen: their kinds beside the tiles. */
export function Games({ t }: { t: SampleTexts }) {
  const kinds = [
    { kind: 'hot', label: t.hot },
    undefined,
    { kind: 'new', label: t.new },
    { kind: 'live', label: t.live },
  ] as const;
  const words = {
    HOT: t.hot,
    FAV: t.favourites,
    RNG: t.slots,
    LIVE: t.live,
    FISH: t.fish,
    PVP: t.poker,
    SPORTS: t.sports,
    LOTT: t.lottery,
  };
  const id = useId();
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gap: 'var(--space-12)',
        alignItems: 'start',
      }}
    >
      <CategoryRail
        label={t.games}
        current="HOT"
        onChoose={nothing}
        categories={Object.entries(words).map(([id, label]) => ({ id, label, icon: <CategoryIcon category={id} /> }))}
      />
      <section aria-labelledby={id}>
        <SectionHeader id={id} title={t.hotGames} more={{ label: t.more, href: '#more' }} />
        <TileGrid label={t.hotGames}>
          {sampleGames.map(({ id: game, name, provider, picture }, index) => (
            <GameTile
              key={game}
              name={name}
              provider={provider}
              sources={index === 5 ? [] : [picture]}
              onLaunch={nothing}
              badge={kinds[index]}
              isBusy={index === 4}
              favourite={{ isOn: index % 3 === 0, label: `${t.keep} ${name}`, onToggle: nothing }}
            />
          ))}
          <MoreTile label={t.more} href="#more" />
          <TileSkeleton />
          <TileSkeleton />
        </TileGrid>
      </section>
    </div>
  );
}
