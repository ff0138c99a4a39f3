-- Applications for an ISNI, what the agency or staff offered, and every step of the way.

create table isni_application (
  id uuid primary key,
  member_id uuid not null references member (id),
  party_id uuid not null references party (id),
  state text not null check (state in ('draft', 'submitted', 'in_review', 'possible_match', 'more_info_needed',
    'claimed_existing', 'assigned', 'rejected', 'withdrawn')),
  version integer not null default 1,
  -- As it was typed until it is handed in, then as the rules of that day brought it to its stored form.
  content jsonb not null,
  question text,
  reason text,
  assigned_isni text check (assigned_isni ~ '^[0-9]{15}[0-9X]$'),
  -- What the agency knows a request by: the same for each attempt, a new one when something was added.
  agency_request_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  check ((state = 'assigned') = (assigned_isni is not null))
);
-- One at a time.
create unique index isni_application_open_key on isni_application (party_id)
  where state not in ('assigned', 'rejected', 'withdrawn');
create index isni_application_member_id_idx on isni_application (member_id, id);
create index isni_application_state_idx on isni_application (state, updated_at);

create table isni_candidate (
  id uuid primary key,
  application_id uuid not null references isni_application (id) on delete cascade,
  isni text,
  ppn text,
  name text not null,
  dates text,
  details text[] not null default '{}',
  sources text[] not null default '{}',
  score real,
  answer text not null default 'open' check (answer in ('open', 'this_is_me', 'not_me')),
  offered_at timestamptz not null,
  answered_at timestamptz,
  check (num_nonnulls(isni, ppn) > 0)
);
create index isni_candidate_application_id_idx on isni_candidate (application_id, id);

-- Appended to and never changed; with a draft that is thrown away it goes.
create table isni_event (
  id uuid primary key,
  application_id uuid not null references isni_application (id) on delete cascade,
  at timestamptz not null,
  by text not null check (by in ('member', 'society', 'agency')),
  account_id uuid,
  -- Who of the staff; for their eyes.
  staff text,
  from_state text,
  to_state text not null,
  -- What the member reads.
  note text,
  -- What staff read besides: the agency's own words.
  staff_note text
);
create index isni_event_application_id_idx on isni_event (application_id, id);

-- A new kind of news, about a new kind of thing. The kinds are listed where they are written: in the schemas.
alter table notification drop constraint notification_kind_check;
alter table notification drop constraint notification_object_type_check;
