import { otherScriptsIn } from '@counterpoint/domain/cwr';
import type { SearchDocument } from '../../../platform/search/search-index.ts';
import { isResidue } from '../../cwr/cwr-residue.ts';
import type { NewWork } from './new-works.ts';

/** From memory: `indexWorks` would read each work again. */
export function documentOfWork({ id, reference, state, draft, parties, validated }: NewWork): SearchDocument {
  const { residue } = validated.work;
  const scripts = otherScriptsIn(isResidue(residue) ? residue.lines : []);
  const { performers, recordings } = draft;
  const artists = [
    ...performers.flatMap(({ name, first_name }) => [first_name, name]),
    ...recordings.map(({ display_artist }) => display_artist),
  ];
  return {
    subject: 'composition',
    id,
    title: draft.title,
    otherTitles: [...draft.alternative_titles.map(({ title }) => title), ...scripts.titles],
    texts: [reference, ...scripts.names, ...artists],
    knownWords: parties.flatMap(({ words }) => words),
    codes: [
      ['iswc', draft.iswc],
      ...parties.map(({ ipi }) => ['ipi', ipi] as const),
      ...performers.map(({ ipi_name_number }) => ['ipi', ipi_name_number] as const),
      ...recordings.map(({ isrc }) => ['isrc', isrc] as const),
    ],
    isPublic: state === 'registered' || state === 'registered_incomplete',
    isLearned: state !== 'draft',
  };
}
