import { parseIsni } from '@counterpoint/domain/identifiers';
import { AgencyError } from './agency-error.ts';
import { childrenOf, elementsOf, readXml, textOf, textsOf, type XmlElement } from './agency-xml.ts';
import type { AgencyAnswer, PossibleMatch } from './isni-agency.ts';
import { ppnOf } from './sru-search.ts';

const TOO_LITTLE = ['no match initial database', 'sparse', 'insufficient'];

const MOST_MATCHES = 10;
const MOST_SOURCES = 10;

/** `sourceCode` is the agency's code for us. Throws `AgencyError`. */
export function readAnswer(text: string, sourceCode: string): AgencyAnswer {
  const document = readXml(text);
  const [record] = [...childrenOf(document, 'responseRecord'), ...elementsOf(document, 'responseRecord')];
  if (!record) throw new AgencyError('unreadable', 'The answer has no responseRecord.');
  const [assigned] = childrenOf(record, 'ISNIAssigned');
  if (assigned) return { kind: 'assigned', isni: readNumber(assigned) };
  const [none] = childrenOf(record, 'noISNI');
  if (!none) throw new AgencyError('unreadable', 'The answer neither assigns a number nor says why not.');
  return readRefusal(none, sourceCode);
}

function readNumber(assigned: XmlElement): string {
  const text = textOf(assigned, 'isniUnformatted') ?? '';
  const isni = parseIsni(text);
  if (!isni) throw new AgencyError('unreadable', `The number ${text.slice(0, 40)} cannot be right.`);
  return isni;
}

function readRefusal(none: XmlElement, sourceCode: string): AgencyAnswer {
  const matches = readMatches(none);
  const reason = (textOf(none, 'reason') ?? '').toLowerCase();
  const ppn = ppnOf(textOf(none, 'PPN'));
  if (ppn && reason === 'possible match cannot be assigned') return { kind: 'cannot_be_assigned', ppn, matches };
  const own = matches.find(({ sources }) => sources.some((source) => source.split('#')[0] === sourceCode));
  if (own) return { kind: 'duplicate', ppn: own.ppn };
  if (matches.length > 0) return { kind: 'possible_match', matches };
  if (ppn) return { kind: 'cannot_be_assigned', ppn, matches };
  const information = [reason, ...textsOf(none, 'information')].filter(Boolean).join(': ') || 'no reason given';
  const isTooLittle = TOO_LITTLE.some((known) => information.toLowerCase().includes(known)) || reason === '';
  return { kind: isTooLittle ? 'too_little' : 'invalid', information: information.slice(0, 500) };
}

function readMatches(none: XmlElement): PossibleMatch[] {
  const named = childrenOf(none, 'possibleMatch').flatMap((match) => readMatch(match) ?? []);
  return [...new Map(named.map((match) => [match.ppn, match])).values()].slice(0, MOST_MATCHES);
}

function readMatch(match: XmlElement): PossibleMatch | null {
  const ppn = ppnOf(textOf(match, 'PPN'));
  if (!ppn) return null;
  return {
    ppn,
    score: scoreOf(textOf(match, 'evaluationScore')),
    sources: textsOf(match, 'source').slice(0, MOST_SOURCES),
  };
}

/** Normalises `0.92` of older answers to the scale of `70.00`. */
function scoreOf(text: string | null): number | null {
  const score = text === null ? Number.NaN : Number(text);
  if (!(score >= 0 && score <= 100)) return null;
  return score <= 1 ? Math.round(score * 100) : score;
}
