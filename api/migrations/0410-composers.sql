-- Composers, groups and publishers whom somebody adds: what is told of them, and by whom.

alter table party
  drop constraint party_kind_check,
  add constraint party_kind_check check (kind in ('person', 'group', 'organisation')),
  drop constraint party_check,
  add constraint party_name_check check (case kind when 'person' then family_name else organisation_name end is not null),
  -- Told by who added them; only they are shown it.
  add column birth_year integer check (birth_year between 1000 and 2200),
  -- Alpha-2; likewise.
  add column nationality text check (nationality ~ '^[A-Z]{2}$'),
  -- The member who added somebody who is no member; null for those who joined by themselves.
  add column added_by uuid references member (id),
  -- What If-Match names.
  add column version integer not null default 1;

update party set added_by = audit_event.member_id
from audit_event
where audit_event.action = 'composer.create' and audit_event.subject_id = party.id and party.member_id is null;
