import type { HelpTopic } from '@counterpoint/contract/help-topics';
import { currentLanguage, LOCALES, type Message } from '@counterpoint/messages';
import * as text from '../../../messages/help-terms.generated.ts';

export interface Term {
  /** Part of addresses: `/help?topic=glossary&term=interested-party`. */
  readonly id: string;
  readonly term: string;
  readonly alsoCalled: string;
  readonly text: string;
  readonly topic: HelpTopic | null;
}

type Texts = Readonly<Partial<Record<string, Message>>>;
type Key<Texts> = { [Name in keyof Texts]: Name extends `${infer Term}Text` ? Term : never }[keyof Texts];

/** The topics that explain more. */
const TOPICS: Readonly<Record<Key<typeof text>, HelpTopic | null>> = {
  arranger: null,
  author: null,
  claim: 'answering-a-dispute',
  composer: null,
  composition: 'registering-a-work',
  confirmation: 'agreeing-shares',
  cwr: 'importing-a-catalogue',
  hold: 'answering-a-dispute',
  interestedParty: null,
  ipi: 'getting-an-isni',
  isni: 'getting-an-isni',
  isrc: 'sound-recordings',
  iswc: 'registering-a-work',
  mechanicalRight: 'two-halves',
  opposition: 'answering-a-dispute',
  pLine: 'sound-recordings',
  performingRight: null,
  producer: null,
  publisher: 'two-halves',
  reference: null,
  revision: 'reading-a-status',
  rightsHolder: 'your-profile',
  share: 'agreeing-shares',
  synchronisationRight: null,
  version: null,
  writer: 'registering-a-work',
};

export function glossaryTerms(): Term[] {
  const { compare } = new Intl.Collator(LOCALES[currentLanguage()]);
  const terms = Object.entries(TOPICS).map(([key, topic]) => describeTerm(text, { key, topic }));
  return terms.toSorted((a, b) => compare(a.term, b.term));
}

function describeTerm(texts: Texts, { key, topic }: { key: string; topic: HelpTopic | null }): Term {
  return {
    id: key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    term: texts[key]?.() ?? '',
    alsoCalled: texts[`${key}Also`]?.() ?? '',
    text: texts[`${key}Text`]?.() ?? '',
    topic,
  };
}
