import { parseIsni } from '@counterpoint/domain/identifiers';
import type { IsniContent, IsniRelation, IsniRole } from '@counterpoint/domain/schemas/parties';
import { AgencyError, callAgency } from './agency-http.ts';
import {
  childrenOf,
  elementsOf,
  readXml,
  textOf,
  textsOf,
  writeXml,
  type XmlElement,
  type XmlSource,
} from './agency-xml.ts';
import type { AgencyAnswer, AgencyRequest, PossibleMatch } from './isni-agency.ts';
import { ppnOf } from './sru-search.ts';

interface Atom {
  readonly url: string;
  readonly timeoutMs: number;
  readonly sourceCode: string;
  readonly user: string | null;
  readonly password: string | null;
}

/** The agency admits us by network; credentials are optional. */
export function createRequester({ url, timeoutMs, sourceCode, user, password }: Atom) {
  const credentials = user && password ? { authorization: `Basic ${btoa(`${user}:${password}`)}` } : {};
  const headers = { 'content-type': 'application/atom+xml; charset=utf-8', accept: 'application/xml', ...credentials };
  return async (request: AgencyRequest): Promise<AgencyAnswer> =>
    readAnswer(await callAgency({ url, timeoutMs, method: 'POST', headers, body: writeRequest(request) }), sourceCode);
}

/** MARC relator codes, which ISNI uses for roles. MARC has none for a record company. */
const ROLE_CODES: Readonly<Record<IsniRole, string>> = {
  composer: 'cmp',
  author: 'lyr',
  arranger: 'arr',
  performer: 'prf',
  conductor: 'cnd',
  producer: 'pro',
  publisher: 'pbl',
  record_company: 'pbl',
};

const RELATION_TYPES: Readonly<Record<IsniRelation, string>> = {
  member_of: 'isMemberOf',
  has_member: 'hasMember',
  works_with: 'collaboratesWith',
  affiliated_with: 'isAffiliatedWith',
  also_known_as: 'isAlsoKnownAs',
};

/** Element order of ISNI_atompub_request.xsd. */
export function writeRequest(request: AgencyRequest): string {
  const { requestId, requestedAt, partyId, content, ipiNameNumber, isNot, mergeWith } = request;
  return writeXml({
    Request: {
      requestID: { dateTimeOfRequest: requestedAt.toISOString(), requestorTransactionId: requestId },
      identityInformation: {
        requestorIdentifierOfIdentity: { identifier: partyId },
        otherIdentifierOfIdentity: ipiNameNumber ? { identifier: ipiNameNumber, type: 'IPI' } : null,
        identity: identityOf(request),
        countriesAssociated: content.country ? { countryCode: content.country, city: content.city } : null,
        externalInformation: content.links.filter(({ url }) => url !== '').map(({ url }) => ({ URI: url })),
        note: content.start_date !== '' && content.is_date_private ? 'Dates not for publication' : null,
      },
      isRelated: content.related.filter(({ name }) => name !== '').map(relationOf),
      isNot: isNot.map((PPN) => ({ PPN })),
      merge: mergeWith ? { mergeInstruction: 'M', mergeToPPN: mergeWith } : null,
    },
  });
}

function identityOf({ subjectKind, content }: AgencyRequest): XmlSource {
  const variants = content.name_variants.filter(({ name }) => name !== '');
  if (subjectKind === 'organisation')
    return {
      organisation: {
        organisationName: { mainName: content.organisation_name },
        organisationNameVariant: variants.map(({ name }) => ({ mainName: name })),
        location: { countryCode: content.country, city: content.city },
        usageDateFrom: content.start_date,
        resource: resourcesOf(content),
      },
    };
  return {
    personOrFiction: {
      personalName: { nameUse: 'public', surname: content.family_name, forename: content.given_names },
      // Kept as written: we don't know where a variant's family name begins.
      personalNameVariant: variants.map(({ name }) => ({ nameUse: 'public', surname: name })),
      birthDate: content.start_date,
      resource: resourcesOf(content),
    },
  };
}

/** A role belongs to its work; roles without a work apply to all. */
function resourcesOf({ classes, roles, works }: IsniContent): XmlSource[] {
  const shown = works.map(({ title, role, date, identifier }) => ({
    creationClass: [...classes],
    creationRole: role ? ROLE_CODES[role] : null,
    titleOfWork: { title, imprint: { date }, identifier: { identifierValue: identifier } },
  }));
  const others = roles.filter((role) => !works.some((work) => work.role === role)).map((role) => ROLE_CODES[role]);
  return others.length === 0 ? shown : [...shown, { creationClass: [...classes], creationRole: others }];
}

function relationOf({ name, relation, isni }: IsniContent['related'][number]): XmlSource {
  return {
    relationType: relation === '' ? 'other' : RELATION_TYPES[relation],
    relationName: isni === '' ? { name } : { ISNI: isni },
  };
}

const TOO_LITTLE = ['no match initial database', 'sparse', 'insufficient'];

const MAX_MATCHES = 10;
const MAX_SOURCES = 10;

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
  if (!isni) throw new AgencyError('unreadable', `The number ${text.slice(0, 40)} is invalid.`);
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
  return [...new Map(named.map((match) => [match.ppn, match])).values()].slice(0, MAX_MATCHES);
}

function readMatch(match: XmlElement): PossibleMatch | null {
  const ppn = ppnOf(textOf(match, 'PPN'));
  if (!ppn) return null;
  return {
    ppn,
    score: scoreOf(textOf(match, 'evaluationScore')),
    sources: textsOf(match, 'source').slice(0, MAX_SOURCES),
  };
}

/** Normalises `0.92` of older answers to the scale of `70.00`. */
function scoreOf(text: string | null): number | null {
  const score = text === null ? Number.NaN : Number(text);
  if (!(score >= 0 && score <= 100)) return null;
  return score <= 1 ? Math.round(score * 100) : score;
}
