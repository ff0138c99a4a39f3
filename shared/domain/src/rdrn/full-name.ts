import type { NamedParty } from '../imports/imported-draft.ts';

export function fullName({ first_name, name }: NamedParty): string {
  return [first_name, name].filter(Boolean).join(' ');
}
