import type { HelpTopic } from '@counterpoint/contract/help-topics';
import { currentLanguage, LOCALES, type Message } from '@counterpoint/messages';
import * as text from '../../../messages/help-terms.generated.ts';

/** Part of addresses: `/help?topic=glossary&term=iswc`. */
type TermId = keyof typeof text.terms;

export interface Term {
  readonly id: TermId;
  readonly term: string;
  readonly text: string;
  readonly alsoCalled: string;
  readonly topic: HelpTopic | undefined;
}

const ALSO_CALLED: Partial<Record<TermId, Message>> = text.alsoCalled;

const TOPICS: Partial<Record<TermId, HelpTopic>> = {
  claim: 'answering-a-dispute',
  composition: 'registering-a-work',
  confirmation: 'agreeing-shares',
  cwr: 'importing-a-catalogue',
  hold: 'answering-a-dispute',
  ipi: 'getting-an-isni',
  isni: 'getting-an-isni',
  isrc: 'sound-recordings',
  iswc: 'registering-a-work',
  'mechanical-right': 'two-halves',
  opposition: 'answering-a-dispute',
  'p-line': 'sound-recordings',
  publisher: 'two-halves',
  revision: 'reading-a-status',
  'rights-holder': 'your-profile',
  share: 'agreeing-shares',
  writer: 'registering-a-work',
};

export function glossaryTerms(): Term[] {
  const { compare } = new Intl.Collator(LOCALES[currentLanguage()]);
  // `Object.keys` loses the type of the keys.
  const ids = Object.keys(text.terms) as TermId[];
  const terms = ids.map((id) => ({
    id,
    term: text.terms[id](),
    text: text.texts[id](),
    alsoCalled: ALSO_CALLED[id]?.() ?? '',
    topic: TOPICS[id],
  }));
  return terms.toSorted((a, b) => compare(a.term, b.term));
}
