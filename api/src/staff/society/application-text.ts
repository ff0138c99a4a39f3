import { formatIsni } from '@counterpoint/domain/identifiers';
import type { StoredApplication } from '../../parties/identifiers/isni-application-repository.ts';
import { nameOf } from '../../parties/party-view.ts';
import { table } from './text-table.ts';

export function listedApplications(applications: readonly StoredApplication[]): string[] {
  return table(
    ['ID', 'STATE', 'SINCE', 'MEMBER', 'CLAIMS'],
    applications.map((application) => [
      application.id,
      application.state,
      application.updated_at,
      nameOf(application.party_names),
      claimOf(application) ?? '-',
    ]),
  );
}

export function shownApplication(application: StoredApplication): string[] {
  const facts: [string, string][] = [
    ['Id', application.id],
    ['State', application.state],
    ['Member', `${nameOf(application.party_names)} (${application.member_id})`],
    ['Claims', claimOf(application) ?? 'no number'],
    ['Assigned', application.assigned_isni ? formatIsni(application.assigned_isni) : 'none yet'],
    ...contentFacts(application),
    ['Asked', application.question ?? 'nothing'],
  ];
  return [
    ...facts.map(([name, value]) => `${name.padEnd(12)}${value}`),
    ...section('Works', application.content.works.map(workLine)),
    ...section('Records offered', application.candidates.map(candidateLine)),
    ...section('History', historyLines(application)),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
}

function contentFacts({ content }: StoredApplication): [string, string][] {
  const name = content.organisation_name || [content.given_names, content.family_name].filter(Boolean).join(' ');
  const variants = content.name_variants.map((variant) => variant.name).filter(Boolean);
  const related = content.related.map(({ name: other, relation, isni }) =>
    [relation, other, isni].filter(Boolean).join(' '),
  );
  return [
    ['Name', name || 'not said'],
    ['Also', variants.join('; ') || 'nothing'],
    ['Roles', content.roles.join(', ') || 'not said'],
    ['Born', `${content.start_date || 'not said'}${content.is_date_private ? ' (not for publication)' : ''}`],
    ['Place', [content.city, content.country].filter(Boolean).join(', ') || 'not said'],
    ['Links', content.links.map(({ url }) => url).join(' ') || 'none'],
    ['Related', related.join('; ') || 'none'],
    ['Note', content.note || 'none'],
  ];
}

function workLine({ title, role, date, identifier }: StoredApplication['content']['works'][number]): string {
  return [title, role, date, identifier].filter(Boolean).join(', ');
}

function candidateLine({ isni, ppn, name, score, answer, sources }: StoredApplication['candidates'][number]): string {
  const number = isni ? formatIsni(isni) : `record ${ppn}`;
  return `${number}  ${name}  ${score === null ? '' : `${score} of 100, `}${sources.join(', ')}: ${answer.replaceAll('_', ' ')}`;
}

function historyLines({ events, staff_notes }: StoredApplication): string[] {
  return events.map(({ at, by, to, note }, index) => {
    const { staff, staff_note } = staff_notes[index] ?? { staff: null, staff_note: null };
    return [at, staff ?? by, to, note, staff_note && `[${staff_note}]`].filter(Boolean).join('  ');
  });
}

function claimOf({ content }: StoredApplication): string | null {
  return content.existing_isni === '' ? null : formatIsni(content.existing_isni);
}
