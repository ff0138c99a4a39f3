export interface NamedMember {
  register_as: 'individual' | 'corporate';
  corporation_name: string | null;
  given_name: string | null;
  other_names: string | null;
}

export function displayName(member: NamedMember): string {
  if (member.register_as === 'corporate') return member.corporation_name ?? '';
  return [member.given_name, member.other_names].filter(Boolean).join(' ');
}

export function initials(member: NamedMember): string {
  const parts =
    member.register_as === 'corporate' ? [member.corporation_name] : [member.given_name, member.other_names];
  return parts.map((part) => [...(part?.trim() ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
