import type { DraftApi, DraftForm, DraftSubject, OpenedDraft, Wizard } from '@counterpoint/area-ui/wizard';
import type { VersionedDraft } from '@counterpoint/client/drafts';
import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { caseDetails } from '@counterpoint/domain/schemas/cases';
import * as z from 'zod/mini';
import { caseOf } from '../../api/case-api.ts';
import { caseListKeys } from '../../api/cases-api.ts';
import { beginCase } from '../../api/filing-api.ts';
import * as text from '../../messages/filing.generated.ts';
import type { FilingStep } from './filing-steps.ts';
import { emptyFiling, type FilingValues, filingValues, valuesOf } from './filing-values.ts';
import { atField, type FiledCase, filedCase, readFiling } from './read-filing.ts';

/** A case with what the wizard reads of any entry. */
const schema = z.pipe(
  caseDetails,
  z.transform((details) => {
    return {
      ...details,
      title: details.object.title,
      reference: details.number,
      is_mine: true,
      pending_revision: null,
    };
  }),
);
export type CaseEntry = z.output<typeof schema>;

interface FilingTypes {
  readonly values: FilingValues;
  readonly draft: FiledCase;
  readonly stored: CaseEntry;
}
export type OpenedFiling = OpenedDraft<FilingTypes>;
export type FilingForm = DraftForm<FilingTypes>;
export type FilingWizard = Wizard<FilingStep>;

const at = (id: string) => `/oppositions/${encodeURIComponent(id)}`;

function endpointsOf(http: HttpClient): DraftApi<FiledCase, CaseEntry> {
  const update = ({ id, version }: VersionedDraft, { draft }: FiledCase) =>
    http.put(at(id), { schema, json: draft, version });
  return {
    // Recreates a draft that was discarded elsewhere.
    async create({ object, draft }, idempotencyKey) {
      if (!object) throw new Error('A case is about a work or recording.');
      const json = { object, kind: draft.kind, contested_revision: null };
      return update(await beginCase(http, { ...json, idempotencyKey }), { object, draft });
    },
    update,
    read: (id) => http.get(at(id), { schema }),
    discard: ({ id, version }) => http.delete(at(id), { schema: nothing, version }),
    submit: ({ id, version }, idempotencyKey) => http.post(`${at(id)}/submission`, { schema, version, idempotencyKey }),
  };
}

export const CASE: DraftSubject<FilingTypes> = {
  name: 'opposition',
  copiesAs: 'opposition',
  kind: {
    read: readFiling,
    valuesOf,
    storedIn: (current) => schema.safeParse(current).data ?? null,
    isWritable: ({ state, draft }) => state === 'draft' && draft !== null,
  },
  values: filingValues,
  draft: filedCase,
  empty: emptyFiling,
  copyOf: valuesOf,
  atField,
  endpoints: {
    fetch: (http, id, signal) => http.get(at(id), { schema, ...(signal && { signal }) }),
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
