import { formatIsni } from '@counterpoint/domain/identifiers';
import * as common from '../../messages/staff.generated.ts';
import * as text from '../../messages/staff-applications.generated.ts';
import type { StoredApplication } from '../../parties/identifiers/isni-application-repository.ts';
import { nameOf } from '../../parties/party-view.ts';
import { factLines, section } from './text-table.ts';

export function formatApplication(application: StoredApplication): string[] {
  const facts: [string, string][] = [
    [common.id(), application.id],
    [text.state(), application.state],
    [text.member(), `${nameOf(application.party_names)} (${application.member_id})`],
    [text.claims(), claimOf(application) ?? text.noNumber()],
    [text.assignedFact(), application.assigned_isni ? formatIsni(application.assigned_isni) : text.noneYet()],
    ...contentFacts(application),
    [text.question(), application.question ?? common.none()],
  ];
  return [
    ...factLines(facts),
    ...section(text.worksSection(), application.content.works.map(workLine)),
    ...section(text.recordsSection(), application.candidates.map(candidateLine)),
    ...section(text.historySection(), historyLines(application)),
  ];
}

function contentFacts({ content }: StoredApplication): [string, string][] {
  const name = content.organisation_name || [content.given_names, content.family_name].filter(Boolean).join(' ');
  const variants = content.name_variants.map((variant) => variant.name).filter(Boolean);
  const date = content.start_date || common.unspecified();
  const related = content.related.map(({ name: other, relation, isni }) =>
    [relation, other, isni].filter(Boolean).join(' '),
  );
  return [
    [text.name(), name || common.unspecified()],
    [text.otherNames(), variants.join('; ') || common.none()],
    [text.roles(), content.roles.join(', ') || common.unspecified()],
    [text.born(), content.is_date_private ? text.privateDate({ date }) : date],
    [text.place(), [content.city, content.country].filter(Boolean).join(', ') || common.unspecified()],
    [text.links(), content.links.map(({ url }) => url).join(' ') || common.none()],
    [text.related(), related.join('; ') || common.none()],
    [text.note(), content.note || common.none()],
  ];
}

function workLine({ title, role, date, identifier }: StoredApplication['content']['works'][number]): string {
  return [title, role, date, identifier].filter(Boolean).join(', ');
}

function candidateLine({ isni, ppn, name, score, answer, sources }: StoredApplication['candidates'][number]): string {
  const number = isni ? formatIsni(isni) : text.record({ ppn: ppn ?? '' });
  const facts = [...(score === null ? [] : [text.score({ score })]), ...sources].join(', ');
  return `${number}  ${name}  ${facts}: ${answer.replaceAll('_', ' ')}`;
}

function historyLines({ events, staff_notes }: StoredApplication): string[] {
  return events.map(({ at, by, to, note }, index) => {
    const { staff, staff_note } = staff_notes[index] ?? { staff: null, staff_note: null };
    return [at, staff ?? by, to, note, staff_note && `[${staff_note}]`].filter(Boolean).join('  ');
  });
}

export function claimOf({ content }: StoredApplication): string | null {
  return content.existing_isni === '' ? null : formatIsni(content.existing_isni);
}
