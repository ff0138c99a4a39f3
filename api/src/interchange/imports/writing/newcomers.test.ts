import type { NamedParty } from '@counterpoint/domain/imports';
import { describe, expect, test } from '@jest/globals';
import type { KnownParty } from '../judging/party-lookup-repository.ts';
import { Newcomers } from './newcomers.ts';

function known(id: string): KnownParty {
  return { id, memberId: null, ipi: null, isni: null, names: [], words: [] };
}

function named(numbers: Partial<Pick<NamedParty, 'ipi_name_number' | 'isni'>> = {}): NamedParty {
  return { kind: 'person', first_name: 'Yaa', name: 'Asare', ipi_name_number: null, ...numbers };
}

test('who is new is found by their ISNI under another IPI name number, and by name where they have no number', () => {
  const newcomers = new Newcomers(true);
  newcomers.add(named({ ipi_name_number: '00000080363', isni: '0000000123450010' }), known('one'));
  expect(newcomers.find(named({ isni: '0000000123450010' }))?.id).toBe('one');
  expect(newcomers.find(named({ ipi_name_number: '00000080461', isni: '0000000123450010' }))?.id).toBe('one');
  expect(newcomers.find(named())?.id).toBe('one');
});

test('a number of somebody else is nobody who is new, and neither is a name that several have', () => {
  const newcomers = new Newcomers(true);
  newcomers.add(named({ ipi_name_number: '00000080363' }), known('one'));
  expect(newcomers.find(named({ ipi_name_number: '00000080461' }))).toBeNull();
  expect(newcomers.find(named({ isni: '0000000123450029' }))).toBeNull();
  newcomers.add(named({ ipi_name_number: '00000080461' }), known('other'));
  expect(newcomers.find(named())).toBeNull();
});

describe('a company that is called as a person is', () => {
  const company: NamedParty = { ...named(), kind: 'organisation', first_name: null, name: 'Yaa Asare' };

  test('is another, where a file says who is a company', () => {
    const newcomers = new Newcomers(true);
    newcomers.add(named({ ipi_name_number: '00000080363' }), known('one'));
    expect(newcomers.find(company)).toBeNull();
  });

  test('is that person where it cannot say so, until a company of that name is met', () => {
    const newcomers = new Newcomers(false);
    newcomers.add(named({ ipi_name_number: '00000080363' }), known('one'));
    expect(newcomers.find(company)?.id).toBe('one');
    newcomers.add({ ...company, ipi_name_number: '00000080461' }, known('other'));
    expect(newcomers.find(company)?.id).toBe('other');
    expect(newcomers.find(named())?.id).toBe('one');
  });
});
