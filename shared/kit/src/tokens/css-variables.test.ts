import { describe, expect, test } from '@jest/globals';
import { cssVariables, fontFace, logoSvg } from './index.ts';

describe('cssVariables', () => {
  test('holds both themes, the dark one by wish of the device or by class', () => {
    const css = cssVariables();
    expect(css).toMatch(/:root\{color-scheme:light;[^}]*--cp-colors-ink:#17212b;/);
    expect(css).toMatch(/@media \(prefers-color-scheme:dark\)\{:root:not\(\.light\)\{[^}]*--cp-colors-ink:#eceae5;/);
    expect(css).toMatch(/:root\.dark\{[^}]*--cp-colors-brand-soft:#173639;/);
    expect(css).toContain('--cp-colors-toast-on-success:#17212b;');
  });

  test('sets no value undefined', () => {
    expect(cssVariables()).not.toMatch(/undefined|\[object/);
  });
});

test('the font is swapped in', () => {
  expect(fontFace('/inter.woff2')).toContain('font-display:swap');
  expect(fontFace('/inter.woff2')).toContain('url(/inter.woff2)');
});

test('the logo is a drawing of its own', () => {
  const svg = new DOMParser().parseFromString(logoSvg(64), 'image/svg+xml');
  expect(svg.querySelector('parsererror')).toBeNull();
  expect(svg.documentElement.getAttribute('width')).toBe('64');
});
