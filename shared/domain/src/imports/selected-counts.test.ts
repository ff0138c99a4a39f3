import { expect, test } from '@jest/globals';
import { countSelected } from './selected-counts.ts';

const REPORT = { clean: 10, draftable: 15, clean_alike: 2, draftable_alike: 3, claimable: 4 };
const REGISTERED = { as_drafts: false, leaves_out_alike: false, claims_rights: false };

test.each([
  ['all that is in order is registered', {}, { written: 10, claimed: 0 }],
  ['without what may be registered already', { leaves_out_alike: true }, { written: 8, claimed: 0 }],
  ['with claims to what others registered', { claims_rights: true }, { written: 10, claimed: 4 }],
  ['drafts may break rules', { as_drafts: true }, { written: 15, claimed: 0 }],
  [
    'those alike are left out of them too, and nothing is claimed',
    { as_drafts: true, leaves_out_alike: true, claims_rights: true },
    { written: 12, claimed: 0 },
  ],
])('explain: %s', (_, chosen, wanted) => {
  expect(countSelected(REPORT, { ...REGISTERED, ...chosen })).toEqual(wanted);
});
