import type { Message } from '@counterpoint/messages';
import * as text from '../messages/import-files.generated.ts';
import { type Fault, rejection, warning } from './import-finding.ts';
import type { NamedParty } from './imported-draft.ts';
import { aliasIn, isPublicDomain, isSeveralNames, NAME_PATHS, partyIn } from './read-party.ts';
import { isValues, type Line, type RowsRead, type Values } from './table-definition.ts';

export function finishParties(
  lists: { readonly writers: readonly Line[]; readonly publishers: readonly Line[] },
  { find, placeIn, hasColumn }: Pick<RowsRead, 'find' | 'placeIn' | 'hasColumn'>,
) {
  const findInName = (line: Line, fault: Fault) => find({ ...fault, ...placeIn(line, NAME_PATHS) });
  const partyOf = (line: Line, kind: 'person' | 'organisation') => {
    if (isPublicDomain(line.values)) {
      findInName(line, warning('I-PTY-06', text.publicDomain()));
      return { public_domain: 'Y', ...line.values, party: null };
    }
    const party = partyIn(line.values, kind);
    if (party === undefined) findInName(line, rejection('I-PTY-01', UNNAMED[kind](), text.aName()));
    return { ...line.values, party: party ?? null };
  };
  const writers = lists.writers.map((line) => {
    if (isSeveralNames(line.values, { hasGivenNames: hasColumn('writer_first_name') }))
      findInName(line, rejection('I-PTY-04', text.severalNames(), text.oneName()));
    if (aliasIn(line.values) !== null) findInName(line, warning('I-PTY-05', text.aliasLeftOut()));
    const hasRoles = line.fields.some(({ key }) => key === 'writer_role');
    // Tables without roles usually list songwriters; with a role column, an empty cell is an error.
    return { ...(!hasRoles && { role: 'CA' }), ...partyOf(line, 'person'), shares: sharesOf(line) };
  });
  let chain = 0;
  const publishers = lists.publishers.map((line) => {
    const type = line.values.type ?? 'E';
    if (typeof line.values.chain === 'number') chain = line.values.chain;
    else if (type === 'E' || chain === 0) chain += 1;
    return { ...partyOf(line, 'organisation'), chain, type, shares: sharesOf(line) };
  });
  return { writers, publishers };
}

function sharesOf({ values: { shares } }: Line): Values {
  if (!isValues(shares)) return { pr: 0, mr: 0, sr: 0 };
  return { pr: shares.pr ?? 0, mr: shares.mr ?? 0, sr: shares.sr ?? 0 };
}

const UNNAMED: Readonly<Record<NamedParty['kind'], Message>> = {
  person: text.nameWriter,
  organisation: text.namePublisher,
};
