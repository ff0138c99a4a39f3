import type { HelpTopic } from '@counterpoint/contract/help-topics';
import { currentLanguage, LOCALES } from '@counterpoint/messages';
import * as text from '../../../messages/help-terms.generated.ts';

export interface Term {
  /** Part of addresses: `/help?topic=glossary&term=iswc`. */
  readonly id: string;
  readonly term: string;
  readonly alsoCalled?: string;
  readonly text: string;
  readonly topic?: HelpTopic;
}

export function glossaryTerms(): Term[] {
  const { compare } = new Intl.Collator(LOCALES[currentLanguage()]);
  return [...termsToIswc(), ...furtherTerms()].toSorted((a, b) => compare(a.term, b.term));
}

function termsToIswc(): Term[] {
  return [
    { id: 'arranger', term: text.arranger(), text: text.arrangerText() },
    { id: 'author', term: text.author(), text: text.authorText(), alsoCalled: text.authorAlso() },
    { id: 'claim', term: text.claim(), text: text.claimText(), topic: 'answering-a-dispute' },
    { id: 'composer', term: text.composer(), text: text.composerText() },
    {
      id: 'composition',
      term: text.composition(),
      text: text.compositionText(),
      alsoCalled: text.compositionAlso(),
      topic: 'registering-a-work',
    },
    { id: 'confirmation', term: text.confirmation(), text: text.confirmationText(), topic: 'agreeing-shares' },
    { id: 'cwr', term: text.cwr(), text: text.cwrText(), alsoCalled: text.cwrAlso(), topic: 'importing-a-catalogue' },
    { id: 'hold', term: text.hold(), text: text.holdText(), topic: 'answering-a-dispute' },
    {
      id: 'interested-party',
      term: text.interestedParty(),
      text: text.interestedPartyText(),
      alsoCalled: text.interestedPartyAlso(),
    },
    { id: 'ipi', term: text.ipi(), text: text.ipiText(), alsoCalled: text.ipiAlso(), topic: 'getting-an-isni' },
    { id: 'isni', term: text.isni(), text: text.isniText(), alsoCalled: text.isniAlso(), topic: 'getting-an-isni' },
    { id: 'isrc', term: text.isrc(), text: text.isrcText(), alsoCalled: text.isrcAlso(), topic: 'sound-recordings' },
    { id: 'iswc', term: text.iswc(), text: text.iswcText(), alsoCalled: text.iswcAlso(), topic: 'registering-a-work' },
  ];
}

function furtherTerms(): Term[] {
  return [
    {
      id: 'mechanical-right',
      term: text.mechanicalRight(),
      text: text.mechanicalRightText(),
      alsoCalled: text.mechanicalRightAlso(),
      topic: 'two-halves',
    },
    {
      id: 'opposition',
      term: text.opposition(),
      text: text.oppositionText(),
      alsoCalled: text.oppositionAlso(),
      topic: 'answering-a-dispute',
    },
    {
      id: 'p-line',
      term: text.pLine(),
      text: text.pLineText(),
      alsoCalled: text.pLineAlso(),
      topic: 'sound-recordings',
    },
    {
      id: 'performing-right',
      term: text.performingRight(),
      text: text.performingRightText(),
      alsoCalled: text.performingRightAlso(),
    },
    { id: 'producer', term: text.producer(), text: text.producerText() },
    { id: 'publisher', term: text.publisher(), text: text.publisherText(), topic: 'two-halves' },
    { id: 'reference', term: text.reference(), text: text.referenceText() },
    {
      id: 'revision',
      term: text.revision(),
      text: text.revisionText(),
      alsoCalled: text.revisionAlso(),
      topic: 'reading-a-status',
    },
    { id: 'rights-holder', term: text.rightsHolder(), text: text.rightsHolderText(), topic: 'your-profile' },
    { id: 'share', term: text.share(), text: text.shareText(), alsoCalled: text.shareAlso(), topic: 'agreeing-shares' },
    {
      id: 'synchronisation-right',
      term: text.synchronisationRight(),
      text: text.synchronisationRightText(),
      alsoCalled: text.synchronisationRightAlso(),
    },
    { id: 'version', term: text.version(), text: text.versionText(), alsoCalled: text.versionAlso() },
    { id: 'writer', term: text.writer(), text: text.writerText(), topic: 'registering-a-work' },
  ];
}
