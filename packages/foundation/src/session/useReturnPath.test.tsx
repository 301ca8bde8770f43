import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { BrowserRouter, type Location, MemoryRouter, useLocation, useRoutes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { lastShown } from './lastShown.ts';
import { useReturnPath } from './useReturnPath.ts';

const home: Location = { pathname: '/m/home', search: '', hash: '', key: 'of-home', state: null };

afterEach(() => {
  delete lastShown.current;
});

function Form() {
  useReturnPath();
  return <h1>Login</h1>;
}

/** Renders the form at the location of the history, or at an earlier location while the history is at `/m/help`. */
function App({ earlier }: { earlier?: Location }) {
  const asked = useLocation();
  const form = useRoutes([{ path: '*', element: <Form /> }], (asked.pathname === '/m/help' && earlier) || asked);
  return (
    <>
      {form}
      <output>{JSON.stringify({ at: asked.pathname, state: asked.state as unknown })}</output>
    </>
  );
}

const entry = () => JSON.parse(screen.getByRole('status').textContent) as { at: string; state: object | null };

const routers = {
  'the page’s history': (at: string, app: React.ReactNode) => {
    window.history.replaceState(null, '', at);
    return <BrowserRouter>{app}</BrowserRouter>;
  },
  'a history in memory': (at: string, app: React.ReactNode) => <MemoryRouter initialEntries={[at]}>{app}</MemoryRouter>,
};

for (const [history, at] of Object.entries(routers)) {
  test(`in ${history} login stores the player's previous location`, () => {
    lastShown.current = home;
    render(<StrictMode>{at('/m/login', <App />)}</StrictMode>);
    expect(entry()).toEqual({ at: '/m/login', state: { from: '/m/home', place: 'of-home' } });
  });

  test(`in ${history} a login that renders after the player has left changes no entry`, () => {
    lastShown.current = home;
    const login = { ...home, pathname: '/m/login', key: 'of-login' };
    render(<StrictMode>{at('/m/help', <App earlier={login} />)}</StrictMode>);
    expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
    expect(entry()).toEqual({ at: '/m/help', state: null });
  });
}
