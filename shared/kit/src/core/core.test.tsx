import { COLOR_MODE_KEY } from '@counterpoint/kit/tokens';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { expectAccessible, renderInKit } from '../testing/render-in-kit.tsx';
import { Alert, Avatar, Button, Delayed, IconButton, KitProvider, Logo, StatusBadge, useColorMode } from './index.ts';

function ThemeSwitch() {
  const { choice, setChoice } = useColorMode();
  return (
    <>
      <p>Now {choice}</p>
      <button type="button" onClick={() => setChoice('dark')}>
        Dark
      </button>
    </>
  );
}

describe('colour mode', () => {
  let isDeviceDark = false;
  let device = new EventTarget();
  const original = window.matchMedia;

  beforeEach(() => {
    localStorage.clear();
    isDeviceDark = false;
    device = new EventTarget();
    window.matchMedia = (media: string) =>
      Object.assign(device, {
        get matches() {
          return isDeviceDark;
        },
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      });
  });
  afterEach(() => {
    window.matchMedia = original;
  });

  const switchDevice = (isDark: boolean) => {
    isDeviceDark = isDark;
    window.matchMedia = (media: string) =>
      Object.assign(device, {
        matches: isDark,
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      });
    act(() => {
      device.dispatchEvent(new Event('change'));
    });
  };

  test('follows the device by default', () => {
    renderInKit(<ThemeSwitch />);
    expect(screen.getByText('Now system')).toBeVisible();
    expect(document.documentElement).toHaveClass('light');
    switchDevice(true);
    expect(document.documentElement).toHaveClass('dark');
    expect(document.documentElement).not.toHaveClass('light');
  });

  test('prefers the chosen mode to the device’s, and stores it', async () => {
    const { user } = renderInKit(<ThemeSwitch />);
    await user.click(screen.getByRole('button', { name: 'Dark' }));
    expect(document.documentElement).toHaveClass('dark');
    expect(localStorage.getItem(COLOR_MODE_KEY)).toBe('dark');
    switchDevice(false);
    expect(document.documentElement).toHaveClass('dark');
    expect(screen.getByText('Now dark')).toBeVisible();
  });

  test('prints the light one', () => {
    localStorage.setItem(COLOR_MODE_KEY, 'dark');
    renderInKit(<ThemeSwitch />);
    fireEvent(window, new Event('beforeprint'));
    expect(document.documentElement).toHaveClass('light');
    expect(document.documentElement).not.toHaveClass('dark');
    fireEvent(window, new Event('afterprint'));
    expect(document.documentElement).toHaveClass('dark');
  });

  test('reads the stored mode, and ignores a damaged value', () => {
    localStorage.setItem(COLOR_MODE_KEY, 'dark');
    const { unmount } = renderInKit(<ThemeSwitch />);
    expect(document.documentElement).toHaveClass('dark');
    unmount();
    localStorage.setItem(COLOR_MODE_KEY, 'purple');
    renderInKit(<ThemeSwitch />);
    expect(document.documentElement).toHaveClass('light');
  });

  test('is the same in other tabs', () => {
    renderInKit(<ThemeSwitch />);
    localStorage.setItem(COLOR_MODE_KEY, 'dark');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: COLOR_MODE_KEY }));
    });
    expect(screen.getByText('Now dark')).toBeVisible();
    expect(document.documentElement).toHaveClass('dark');
  });
});

test('sets the nonce on every style element', () => {
  const { unmount } = renderInKit(
    <KitProvider nonce="n0nce">
      <Button>Save</Button>
    </KitProvider>,
  );
  const nonces = [...document.querySelectorAll('style')].map((style) => style.getAttribute('nonce'));
  expect(nonces).toContain('n0nce');
  unmount();
});

describe('Button', () => {
  test('keeps focus and name while busy, and ignores clicks', async () => {
    const onClick = jest.fn();
    const { user } = renderInKit(
      <Button loading onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save', busy: true });
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
  });

  test('doesn’t submit a form again while busy', async () => {
    const onSubmit = jest.fn();
    const { user } = renderInKit(
      <form onSubmit={onSubmit}>
        <input aria-label="Title" />
        <Button type="submit" loading>
          Save
        </Button>
      </form>,
    );
    await user.type(screen.getByRole('textbox'), 'Rain{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('styles a link', () => {
    renderInKit(
      <Button asChild>
        <a href="/add">Register a composition</a>
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Register a composition' });
    expect(link).toHaveAttribute('href', '/add');
    expect(link).not.toHaveAttribute('type');
  });
});

test('shows Delayed after 200 ms', () => {
  jest.useFakeTimers();
  renderInKit(<Delayed>Loading</Delayed>);
  act(() => jest.advanceTimersByTime(199));
  expect(screen.queryByText('Loading')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('Loading')).toBeVisible();
  jest.useRealTimers();
});

test('shows Delayed at once where it replaces another one', () => {
  jest.useFakeTimers();
  const { rerender } = renderInKit(<Delayed key="code">Loading code</Delayed>);
  act(() => jest.advanceTimersByTime(250));
  rerender(<Delayed key="data">Loading data</Delayed>);
  expect(screen.getByText('Loading data')).toBeVisible();
  rerender(<p>Loaded</p>);
  rerender(<Delayed key="later">Loading later</Delayed>);
  expect(screen.queryByText('Loading later')).toBeNull();
  jest.useRealTimers();
});

test('names small components accessibly', async () => {
  const { container } = renderInKit(
    <>
      <Avatar name="Ama Kusi" initials="AK" />
      <StatusBadge tone="green">Registered</StatusBadge>
      <Alert tone="warning" title="An ISWC needs every IPI">
        Efua Sarpong has no IPI.
      </Alert>
      <IconButton aria-label="Close">x</IconButton>
      <Logo withName={false} />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Ama Kusi' })).toHaveTextContent('AK');
  expect(screen.getByRole('img', { name: 'Counterpoint' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('An ISWC needs every IPI');
  await expectAccessible(container);
});

test('shows initials if the picture fails to load, and then the next picture', () => {
  const { rerender } = renderInKit(<Avatar name="Ama Kusi" initials="AK" src="/api/v1/pictures/gone" />);
  const avatar = screen.getByRole('img', { name: 'Ama Kusi' });
  const picture = () => avatar.querySelector('img');
  fireEvent.error(picture() ?? avatar);
  expect(avatar).toHaveTextContent('AK');
  rerender(<Avatar name="Ama Kusi" initials="AK" src="/api/v1/pictures/new" />);
  expect(picture()).toHaveAttribute('src', '/api/v1/pictures/new');
});
