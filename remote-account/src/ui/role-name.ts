import type { Role } from '@counterpoint/domain/permissions';
import * as text from '../messages/people.generated.ts';

const NAMES = {
  owner: text.owner,
  manager: text.manager,
  contributor: text.contributor,
  finance: text.finance,
  reader: text.reader,
} as const;

export function roleName(role: Role): string {
  return NAMES[role]();
}
