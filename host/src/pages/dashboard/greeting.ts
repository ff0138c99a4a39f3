import { displayName, type NamedMember } from '@counterpoint/domain/names';

/** How the portal greets: by the member's own clock, a person by the given name. */
export function greeting(member: NamedMember, now: Date = new Date()): string {
  const name = (member.register_as === 'individual' && member.given_name) || displayName(member);
  return `${salutation(now.getHours())}, ${name}`;
}

function salutation(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}
