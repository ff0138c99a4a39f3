import type { Role } from '@counterpoint/domain/permissions';
import * as text from '../messages/people.generated.ts';

const NAMES = text.names;

export function roleName(role: Role): string {
  return NAMES[role]();
}
