import { describe, expect, test } from '@jest/globals';
import { cssVariables, fontFace, logoSvg } from './index.ts';

describe('cssVariables', () => {
  test('defines both themes, the dark one by device preference or class', () => {
    const css = cssVariables();
    expect(css).toMatch(/:root\{color-scheme:light;[^}]*--cp-colors-ink:#17212b;/);
    expect(css).toMatch(/@media \(prefers-color-scheme:dark\)\{:root:not\(\.light\)\{[^}]*--cp-colors-ink:#eceae5;/);
    expect(css).toMatch(/:root\.dark\{[^}]*--cp-colors-brand-soft:#173639;/);
    expect(css).toContain('--cp-colors-toast-on-success:#17212b;');
  });

  test('leaves no value undefined', () => {
    expect(cssVariables()).not.toMatch(/undefined|\[object/);
  });
});

test('swaps in the font', () => {
  expect(fontFace('/inter.woff2')).toContain('font-display:swap');
  expect(fontFace('/inter.woff2')).toContain('url(/inter.woff2)');
});

test('has its own logo', () => {
  const svg = new DOMParser().parseFromString(logoSvg(64), 'image/svg+xml');
  expect(svg.querySelector('parsererror')).toBeNull();
  expect(svg.documentElement.getAttribute('width')).toBe('64');
});
