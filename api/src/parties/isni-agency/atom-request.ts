import type { IsniContent, IsniRelation, IsniRole } from '@counterpoint/domain/schemas/parties';
import { callAgency } from './agency-http.ts';
import { writeXml, type XmlSource } from './agency-xml.ts';
import { readAnswer } from './atom-answer.ts';
import type { AgencyAnswer, AgencyRequest } from './isni-agency.ts';

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
  const { requestId, askedAt, partyId, content, ipiNameNumber, isNot, mergeWith } = request;
  return writeXml({
    Request: {
      requestID: { dateTimeOfRequest: askedAt.toISOString(), requestorTransactionId: requestId },
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
