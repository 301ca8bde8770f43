import { Link } from 'react-router-dom';
import { useGetAnnouncementsQuery, useGetHotGamesQuery, useGetKindsQuery } from './gateway.ts';
import { merchant } from './merchant.ts';
import { gamePicture, pictureOf, replyPicture } from './pictures.ts';
import { t } from './texts.ts';

/** The same numbers of games and banners as on the product's home. */
const shownGames = 12;
const shownBanners = 3;
const bar = ['home', 'promotions', 'deposit', 'withdraw', 'account'] as const;

/** The same home as the product's first screen: header, announcements, banners, kinds, hot games and the tab bar. */
export function Home() {
  return (
    <>
      <header>
        <strong>{merchant.name}</strong>
        <Link to="/m/login">{t('login')}</Link>
      </header>
      <main>
        <Announcements />
        <Kinds />
        <HotGames />
      </main>
      <nav className="bar">
        {bar.map((name) => (
          <Link key={name} to={`/m/${name}`}>
            {t(`bar.${name}`)}
          </Link>
        ))}
      </nav>
    </>
  );
}

function Announcements() {
  const { data } = useGetAnnouncementsQuery();
  const banners = data?.banners.content.filter(({ groupName }) => groupName === 'm_home').slice(0, shownBanners) ?? [];
  return (
    <>
      <p className="ticker">{data?.player.content.map(({ title }) => title).join(' · ')}</p>
      <div className="banners">
        {banners.map(({ id, title, url }, index) => (
          <img
            key={id}
            alt={title}
            width={1120}
            height={490}
            loading={index === 0 ? 'eager' : 'lazy'}
            {...pictureOf(replyPicture(url), 'min(92vw, 440px)')}
          />
        ))}
      </div>
    </>
  );
}

function Kinds() {
  const { data } = useGetKindsQuery();
  return (
    <nav className="kinds" aria-label={t('kinds')}>
      {data?.map(({ gameCategory }) => (
        <Link key={gameCategory} to={`/m/games?type=${gameCategory}`}>
          {t(`kind.${gameCategory}`)}
        </Link>
      ))}
    </nav>
  );
}

function HotGames() {
  const { data } = useGetHotGamesQuery();
  return (
    <section>
      <h2>{t('hotGames')}</h2>
      <ul>
        {data?.list.slice(0, shownGames).map(({ nodeId, gameName, displayName, mobileFolder, mobileLargeIcon }) => (
          <li key={nodeId}>
            <button type="button">
              <img
                alt=""
                width={216}
                height={288}
                {...pictureOf(gamePicture(mobileFolder, mobileLargeIcon), 'min(28vw, 136px)')}
              />
              <span>{gameName}</span>
              <small>{displayName}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
