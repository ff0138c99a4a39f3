import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { pretendWidth, renderInKit } from '../testing/render-in-kit.tsx';
import { FROM_MEDIUM, useMediaQuery } from './use-media-query.ts';

function Layout() {
  return <p>{useMediaQuery(FROM_MEDIUM) ? 'beside' : 'below'}</p>;
}

test('counts a width against the text size of the browser, like the breakpoints of styles', () => {
  const textSize = 24;
  pretendWidth(768, textSize);
  renderInKit(<Layout />);
  expect(screen.getByText('below')).toBeVisible();
});

test('has its full width at the usual text size', () => {
  pretendWidth(768);
  renderInKit(<Layout />);
  expect(screen.getByText('beside')).toBeVisible();
});
