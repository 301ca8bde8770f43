import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageRouter } from './PageRouter.tsx';

function Address() {
  return <p>{useLocation().pathname}</p>;
}

test('a step back during the first render shows the screen of the new address', () => {
  /** Changes the address during the first render. The browser sends no event to a listener that is added later. */
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

test('a first render without a step back dispatches no popstate event', () => {
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
