import { displayName, type NamedMember } from '@counterpoint/domain/names';
import * as text from '../../messages/dashboard.generated.ts';

export function greeting(member: NamedMember, now: Date = new Date()): string {
  const name = (member.register_as === 'individual' && member.given_name) || displayName(member);
  const hour = now.getHours();
  if (hour >= 5 && hour < 12) return text.goodMorning({ name });
  return hour >= 12 && hour < 18 ? text.goodAfternoon({ name }) : text.goodEvening({ name });
}
