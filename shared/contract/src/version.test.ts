import { describe, expect, test } from '@jest/globals';
import { CONTRACT_VERSION, isCompatible } from './version.ts';

describe('version check', () => {
  test.each([
    ['1.2.3', '1.2.3'],
    ['1.2.4', '1.2.3'],
    ['1.10.0', '1.9.9'],
    ['1.3.0', '1.2.9'],
  ])('accepts %s for a need of %s', (offered, needed) => {
    expect(isCompatible(offered, needed)).toBe(true);
  });

  test.each([
    ['1.2.3', '1.2.4'],
    ['1.2.9', '1.3.0'],
    ['2.0.0', '1.9.9'],
    ['1.9.9', '2.0.0'],
    ['1.2', '1.2.0'],
    ['1.2.3', '^1.2.3'],
    ['1.2.3-beta', '1.2.3'],
    ['', ''],
    ['x', 'x'],
  ])('rejects %j for a need of %j', (offered, needed) => {
    expect(isCompatible(offered, needed)).toBe(false);
  });

  test('accepts this version for bundles built with it', () => {
    expect(isCompatible(CONTRACT_VERSION, CONTRACT_VERSION)).toBe(true);
  });
});
