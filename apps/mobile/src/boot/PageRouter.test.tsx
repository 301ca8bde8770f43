import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageRouter } from './PageRouter.tsx';

function Address() {
  return <p>{useLocation().pathname}</p>;
}

test('a step back that is taken during the first drawing shows the screen of its address', () => {
  /** The browser says nothing of it to whoever does not listen yet. */
  function StepBack() {
    useLayoutEffect(() => window.history.replaceState(null, '', '/m/home'), []);
    return null;
  }
  window.history.replaceState(null, '', '/m/game');
  render(
    <PageRouter>
      <StepBack />
      <Address />
    </PageRouter>,
  );
  expect(window.location.pathname).toBe('/m/home');
  expect(screen.getByText('/m/home')).toBeVisible();
});

test('a first drawing without one hears of none', () => {
  const heard: Event[] = [];
  const hear = (event: Event) => heard.push(event);
  window.addEventListener('popstate', hear);
  window.history.replaceState(null, '', '/m/game');
  render(
    <PageRouter>
      <Address />
    </PageRouter>,
  );
  window.removeEventListener('popstate', hear);
  expect(screen.getByText('/m/game')).toBeVisible();
  expect(heard).toEqual([]);
});
