import type { DraftApi, DraftForm, DraftSubject, OpenedDraft, Wizard } from '@counterpoint/area-ui/wizard';
import type { VersionedDraft } from '@counterpoint/client/drafts';
import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { type CaseDetails, caseDetails } from '@counterpoint/domain/schemas/cases';
import { caseOf } from '../../api/case-api.ts';
import { caseListKeys } from '../../api/cases-api.ts';
import { beginCase } from '../../api/filing-api.ts';
import * as text from '../../messages/filing.generated.ts';
import type { FilingStep } from './filing-steps.ts';
import { emptyFiling, type FilingValues, filingValues, valuesOf } from './filing-values.ts';
import { atField, type FiledCase, filedCase, readFiling } from './read-filing.ts';

export interface CaseEntry extends CaseDetails {
  readonly title: string;
  readonly reference: string;
  readonly is_mine: boolean;
  readonly pending_revision: null;
}

interface FilingTypes {
  readonly values: FilingValues;
  readonly draft: FiledCase;
  readonly stored: CaseEntry;
}
export type OpenedFiling = OpenedDraft<FilingTypes>;
export type FilingForm = DraftForm<FilingTypes>;
export type FilingWizard = Wizard<FilingStep>;

function entryOf(details: CaseDetails): CaseEntry {
  return { ...details, title: details.object.title, reference: details.number, is_mine: true, pending_revision: null };
}

const at = (id: string) => `/oppositions/${encodeURIComponent(id)}`;
const schema = caseDetails;

function endpointsOf(http: HttpClient): DraftApi<FiledCase, CaseEntry> {
  const update = async ({ id, version }: VersionedDraft, { draft }: FiledCase) =>
    entryOf(await http.put(at(id), { schema, json: draft, version }));
  return {
    // Recreates a draft that was discarded elsewhere.
    async create({ object, draft }, idempotencyKey) {
      if (!object) throw new Error('A case is about a work or recording.');
      const json = { object, kind: draft.kind, contested_revision: null };
      return update(await beginCase(http, { ...json, idempotencyKey }), { object, draft });
    },
    update,
    read: async (id) => entryOf(await http.get(at(id), { schema })),
    discard: ({ id, version }) => http.delete(at(id), { schema: nothing, version }),
    submit: async ({ id, version }, idempotencyKey) =>
      entryOf(await http.post(`${at(id)}/submission`, { schema, version, idempotencyKey })),
  };
}

export const CASE: DraftSubject<FilingTypes> = {
  name: 'opposition',
  copiesAs: 'opposition',
  kind: {
    read: readFiling,
    valuesOf,
    storedIn(current) {
      const details = caseDetails.safeParse(current);
      return details.success ? entryOf(details.data) : null;
    },
    isWritable: ({ state, draft }) => state === 'draft' && draft !== null,
  },
  values: filingValues,
  draft: filedCase,
  empty: emptyFiling,
  copyOf: valuesOf,
  atField,
  endpoints: {
    fetch: async (http, id, signal) => entryOf(await http.get(at(id), { schema, ...(signal && { signal }) })),
    fetchAmendment: () => Promise.resolve(null),
    ofNew: endpointsOf,
    ofAmendment: () => {
      throw new Error('A case has no versions.');
    },
  },
  keys: { all: caseListKeys.all, details: (id) => caseOf(id).key },
  paths: paths.oppositions,
  amendable: [],
  words: {
    what: 'case',
    list: { name: text.listTitle, own: text.yourCases },
    notMine: text.notYourDraft,
    copied: () => '',
    help: { label: text.help, href: paths.account.helpTopic('answering-a-dispute') },
  },
};
