import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { markup } from './markup.ts';
import { styles } from './styles.ts';

const SECOND_STEP = { address: '/second-step.js', integrity: '' };

describe('the page', () => {
  test('offers both ways to join and a password reset', () => {
    document.body.innerHTML = markup(SECOND_STEP);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Join as an individual', '/signup/individual'],
      ['as a corporation', '/signup/corporate'],
      ['Forgot your password?', '/email-password-reset-link'],
    ]);
  });

  test('lays out only itself', () => {
    const selectors = styles().match(/^[^\s@}][^{]*(?=\{)/gm) ?? [];
    const foreign = selectors.filter((selector) => !selector.includes('.landing') && !selector.startsWith(':root'));
    expect(foreign).toEqual([]);
  });
});
