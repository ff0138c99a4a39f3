import { Matched, OtherMatches, SearchFrame, SearchResult, SearchResults } from '@counterpoint/catalogue/lists';
import { useListState } from '@counterpoint/contract/list-state';
import { paths } from '@counterpoint/contract/paths';
import { formatIswc } from '@counterpoint/domain/identifiers';
import type { RepertoireRow, SearchMatch } from '@counterpoint/domain/schemas/works';
import { Note, Text } from '@counterpoint/kit/core';
import { FactsLine, WorkStatus } from '@counterpoint/kit/page';
import { repertoireFor } from '../../api/repertoire-api.ts';
import * as text from '../../messages/search.generated.ts';
import * as titles from '../../messages/titles.generated.ts';
import * as works from '../../messages/works.generated.ts';
import { distinctWriters } from '../../ui/distinct-writers.ts';

export function SearchPage() {
  const place = useListState({ filters: ['all', 'mine'] });
  const { query, filter, page } = place;
  return (
    <SearchFrame
      noun="work"
      title={titles.search()}
      context={text.context()}
      home={{ label: titles.compositions(), href: paths.compositions.list() }}
      beside={{ label: titles.composers(), href: paths.compositions.composers() }}
      placeholder={text.placeholder()}
      place={place}
      hint={text.hint()}
    >
      <SearchResults
        query={query}
        read={repertoireFor({ query, page, filter })}
        noun="work"
        isFiltered={filter !== 'all'}
        register={{ href: paths.compositions.add(), label: titles.register() }}
        onPage={place.setPage}
        renderRow={(row) => <RepertoireResult key={row.id} row={row} />}
      />
    </SearchFrame>
  );
}

function otherMatches(): readonly { readonly field: SearchMatch['field']; readonly label: string }[] {
  return [
    { field: 'alternative_title', label: text.alternativeTitle() },
    { field: 'performer', label: text.performer() },
    { field: 'publisher', label: text.publisher() },
    { field: 'ipi', label: text.ipi() },
    { field: 'isrc', label: text.recording() },
  ];
}

function RepertoireResult({ row }: { row: RepertoireRow }) {
  const { iswc, matches, reference } = row;
  return (
    <SearchResult
      to={paths.compositions.details(row.id)}
      heading={<Matched matches={matches} field="title" text={row.title} />}
      status={<WorkStatus state={row.state} isInDispute={row.is_in_dispute} />}
      title={row.title}
      actions={actionsFor(row)}
    >
      <Writers row={row} />
      <OtherMatches matches={matches} fields={otherMatches()} />
      <Note>
        <FactsLine
          facts={[
            iswc
              ? text.iswc({ code: () => <Matched key="iswc" matches={matches} field="iswc" text={formatIswc(iswc)} /> })
              : works.iswcMissing(),
            text.reference({
              code: () => <Matched key="reference" matches={matches} field="reference" text={reference} />,
            }),
          ]}
        />
      </Note>
    </SearchResult>
  );
}

function Writers({ row }: { row: RepertoireRow }) {
  const nameOf = ({ name }: { name: string }) => (
    <Matched key="name" matches={row.matches} field="writer" text={name} />
  );
  return (
    <Text>
      {distinctWriters(row.writers).map((writer, index) => (
        <span key={writer.party_id ?? `unknown-${index}`}>
          {index > 0 && ', '}
          {writer.is_me ? text.writerYou({ name: () => nameOf(writer) }) : nameOf(writer)}
        </span>
      ))}
    </Text>
  );
}

function actionsFor({ id, is_mine }: RepertoireRow) {
  const { compositions } = paths;
  const copy = { label: text.copy(), to: compositions.copy(id) };
  if (is_mine) return [copy];
  return [
    { label: text.claim(), to: compositions.claim(id) },
    { label: text.oppose(), to: paths.oppositions.opposeWork(id) },
    copy,
  ];
}
