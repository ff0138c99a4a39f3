import type { MemberRole } from '@counterpoint/domain/schemas/members';

export const ROLE_WORDS: Readonly<Record<MemberRole, { readonly label: string; readonly help: string }>> = {
  composer: { label: 'Composer', help: 'You write music.' },
  author: { label: 'Author', help: 'You write words to music.' },
  arranger: { label: 'Arranger', help: 'You arrange music that exists.' },
  performer: { label: 'Performer', help: 'You sing, play or conduct on recordings.' },
  producer: { label: 'Producer', help: 'You make recordings, or pay for them.' },
  publisher: { label: 'Publisher', help: 'You look after the works of writers.' },
  heir: { label: 'Heir', help: 'The rights of somebody who died are yours.' },
};
