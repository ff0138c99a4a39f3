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

/** Returns the initials; for an organisation, those of the first and last word. */
export function initials(member: NamedMember): string {
  const parts = member.register_as === 'corporate' ? outerWords(member) : [member.given_name, member.other_names];
  return parts.map((part) => [...(part?.trim() ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

function outerWords({ corporation_name: name }: NamedMember): (string | undefined)[] {
  const words = (name ?? '').trim().split(/\s+/);
  return words.length > 1 ? [words[0], words.at(-1)] : words;
}
