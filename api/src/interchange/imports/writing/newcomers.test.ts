import type { NamedParty } from '@counterpoint/domain/imports';
import { describe, expect, test } from '@jest/globals';
import type { KnownParty } from '../validation/party-lookup-repository.ts';
import { Newcomers } from './import-parties.ts';

function known(id: string): KnownParty {
  return { id, memberId: null, ipi: null, isni: null, names: [], words: [] };
}

function named(numbers: Partial<Pick<NamedParty, 'ipi_name_number' | 'isni'>> = {}): NamedParty {
  return { kind: 'person', first_name: 'Yaa', name: 'Asare', ipi_name_number: null, ...numbers };
}

test('finds a new party by ISNI under another IPI, and by name without numbers', () => {
  const newcomers = new Newcomers(true);
  newcomers.add(named({ ipi_name_number: '00000080363', isni: '0000000123450010' }), known('one'));
  expect(newcomers.find(named({ isni: '0000000123450010' }))?.id).toBe('one');
  expect(newcomers.find(named({ ipi_name_number: '00000080461', isni: '0000000123450010' }))?.id).toBe('one');
  expect(newcomers.find(named())?.id).toBe('one');
});

test('finds no new party by another’s number or an ambiguous name', () => {
  const newcomers = new Newcomers(true);
  newcomers.add(named({ ipi_name_number: '00000080363' }), known('one'));
  expect(newcomers.find(named({ ipi_name_number: '00000080461' }))).toBeNull();
  expect(newcomers.find(named({ isni: '0000000123450029' }))).toBeNull();
  newcomers.add(named({ ipi_name_number: '00000080461' }), known('other'));
  expect(newcomers.find(named())).toBeNull();
});

describe('companies with a person’s name', () => {
  const company: NamedParty = { ...named(), kind: 'organisation', first_name: null, name: 'Yaa Asare' };

  test('are separate parties if the file states kinds', () => {
    const newcomers = new Newcomers(true);
    newcomers.add(named({ ipi_name_number: '00000080363' }), known('one'));
    expect(newcomers.find(company)).toBeNull();
  });

  test('are the person if the file states no kinds, until a company of that name appears', () => {
    const newcomers = new Newcomers(false);
    newcomers.add(named({ ipi_name_number: '00000080363' }), known('one'));
    expect(newcomers.find(company)?.id).toBe('one');
    newcomers.add({ ...company, ipi_name_number: '00000080461' }, known('other'));
    expect(newcomers.find(company)?.id).toBe('other');
    expect(newcomers.find(named())?.id).toBe('one');
  });
});
