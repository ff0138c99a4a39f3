import { describe, expect, test } from '@jest/globals';
import type { CaseLine } from '../schemas/cases/index.ts';
import { passedCredits, unassignedFeatured } from './index.ts';

function credit(key: string, role: string): CaseLine {
  return { key, group: 'contributor', party_id: null, name: key, role, shares: {} };
}

const efua = credit('efua', 'contracted_featured');
const yaw = credit('yaw', 'contracted_featured');
const kofi = credit('kofi', 'contracted_featured');
const esi = credit('esi', 'contracted_featured');
const drummer = credit('drummer', 'contracted_featured:drums');
const shares = { efua: 6000, yaw: 4000 };

describe('a credit', () => {
  test('passes to the only performer added in its category', () => {
    expect([...passedCredits([efua, yaw], [yaw, kofi])]).toEqual([['kofi', efua]]);
  });

  test.each([
    ['nobody is added', [yaw]],
    ['two are added', [yaw, kofi, esi]],
    ['two are removed', [kofi]],
    ['the added performer states an instrument', [yaw, drummer]],
    ['the added performer has another category', [yaw, credit('kofi', 'non_featured')]],
  ])('passes to nobody if %s', (_, after) => {
    expect(passedCredits([efua, yaw], after).size).toBe(0);
  });
});

describe('featured shares', () => {
  const unassigned = (after: readonly CaseLine[]) => unassignedFeatured({ before: [efua, yaw], after, shares });

  test.each([
    ['stay with everyone who stays', [efua, yaw, kofi], 0],
    ['pass with the credit', [yaw, kofi], 0],
    ['of a removed performer stay unassigned', [yaw], 6000],
    ['of a performer who is no longer featured stay unassigned', [efua, { ...yaw, role: 'non_featured' }], 4000],
    ['are undivided once nobody has one', [], 0],
  ])('%s', (_, after, share) => {
    expect(unassigned(after)).toBe(share);
  });
});
