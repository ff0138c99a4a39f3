import type { NamedParty } from '@counterpoint/domain/imports';
import { describe, expect, test } from '@jest/globals';
import type { KnownParty } from '../validation/party-lookup-repository.ts';
import { AddedParties } from './import-parties.ts';

function known(id: string): KnownParty {
  return { id, memberId: null, ipi: null, isni: null, names: [], words: [] };
}

function named(numbers: Partial<Pick<NamedParty, 'ipi_name_number' | 'isni'>> = {}): NamedParty {
  return { kind: 'person', first_name: 'Yaa', name: 'Asare', ipi_name_number: null, ...numbers };
}

test('finds a new party by ISNI under another IPI, and by name without numbers', () => {
  const addedParties = new AddedParties(true);
  addedParties.add(named({ ipi_name_number: '00000080363', isni: '0000000123450010' }), known('one'));
  expect(addedParties.find(named({ isni: '0000000123450010' }))?.id).toBe('one');
  expect(addedParties.find(named({ ipi_name_number: '00000080461', isni: '0000000123450010' }))?.id).toBe('one');
  expect(addedParties.find(named())?.id).toBe('one');
});

test('finds no new party by another’s number or an ambiguous name', () => {
  const addedParties = new AddedParties(true);
  addedParties.add(named({ ipi_name_number: '00000080363' }), known('one'));
  expect(addedParties.find(named({ ipi_name_number: '00000080461' }))).toBeNull();
  expect(addedParties.find(named({ isni: '0000000123450029' }))).toBeNull();
  addedParties.add(named({ ipi_name_number: '00000080461' }), known('other'));
  expect(addedParties.find(named())).toBeNull();
});

describe('companies with a person’s name', () => {
  const company: NamedParty = { ...named(), kind: 'organisation', first_name: null, name: 'Yaa Asare' };

  test('are separate parties if the file states kinds', () => {
    const addedParties = new AddedParties(true);
    addedParties.add(named({ ipi_name_number: '00000080363' }), known('one'));
    expect(addedParties.find(company)).toBeNull();
  });

  test('are the person if the file states no kinds, until a company of that name appears', () => {
    const addedParties = new AddedParties(false);
    addedParties.add(named({ ipi_name_number: '00000080363' }), known('one'));
    expect(addedParties.find(company)?.id).toBe('one');
    addedParties.add({ ...company, ipi_name_number: '00000080461' }, known('other'));
    expect(addedParties.find(company)?.id).toBe('other');
    expect(addedParties.find(named())?.id).toBe('one');
  });
});
