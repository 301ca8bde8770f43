import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { isOverlayOnTop } from './overlayEntry.ts';
import { useBackCloses } from './useBackCloses.ts';

function Page() {
  const { pathname, key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));
  return (
    <>
      <p>
        {pathname} {key}
      </p>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'close' : 'open'}
      </button>
      {isOpen && (
        <Link to="/next" replace={isOverlayOnTop()}>
          next
        </Link>
      )}
    </>
  );
}

const back = () =>
  act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
const place = () => screen.getByText(/^\//).textContent;

beforeEach(() => window.history.replaceState(null, '', '/here'));

async function open() {
  const user = userEvent.setup();
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  const before = place();
  await user.click(screen.getByText('open'));
  await waitFor(() => expect(isOverlayOnTop()).toBe(true));
  return { user, before };
}

test("[SIDE-01] going back one step closes the overlay without a change of the router's location", async () => {
  const { before } = await open();
  expect(place()).toBe(before);
  await back();
  expect(screen.getByText('open')).toBeInTheDocument();
  expect(place()).toBe(before);
  expect(isOverlayOnTop()).toBe(false);
});

test('an overlay that was closed by its own button leaves no history entry', async () => {
  window.history.pushState(null, '', '/here');
  const { user } = await open();
  await user.click(screen.getByText('close'));
  await waitFor(() => expect(isOverlayOnTop()).toBe(false));
  expect(window.location.pathname).toBe('/here');
});

test("a link replaces the overlay's entry, so going back one step shows the page without overlay", async () => {
  const { user, before } = await open();
  await user.click(screen.getByText('next'));
  expect(place()).toMatch(/^\/next/);
  await user.click(screen.getByText('close'));
  expect(window.location.pathname).toBe('/next');
  await back();
  expect(place()).toBe(before);
  expect(screen.getByText('open')).toBeInTheDocument();
});

function Nested() {
  const [open, setOpen] = useState<readonly string[]>([]);
  useBackCloses(open.includes('menu'), () => setOpen((names) => names.filter((name) => name !== 'menu')));
  useBackCloses(open.includes('list'), () => setOpen((names) => names.filter((name) => name !== 'list')));
  return (
    <>
      <p>over the page: {open.join(' and ')}</p>
      {['menu', 'list'].map((name) => (
        <button key={name} type="button" onClick={() => setOpen((names) => [...names, name])}>
          {name}
        </button>
      ))}
    </>
  );
}

test('with two stacked overlays, going back one step closes the upper overlay', async () => {
  const user = userEvent.setup();
  render(<Nested />);
  await user.click(screen.getByRole('button', { name: 'menu' }));
  await waitFor(() => expect(isOverlayOnTop()).toBe(true));
  const entries = window.history.length;
  await user.click(screen.getByRole('button', { name: 'list' }));
  await waitFor(() => expect(window.history.length).toBe(entries + 1));
  await back();
  expect(screen.getByText('over the page: menu')).toBeInTheDocument();
  await back();
  expect(screen.getByText('over the page:')).toBeInTheDocument();
});
