-- Claims that overlap, what the parties say to it, and performers who say that they are on a recording.

-- What happened to a case, for ever: rows are added and never changed.
create table opposition_event (
  id uuid primary key,
  opposition_id uuid not null references opposition (id),
  -- An act of the machine, or what changed beside it: who joined, how far it reaches.
  type text not null,
  -- On whose behalf; null for the society, and for what comes about by itself.
  party_id uuid references party (id),
  member_id uuid references member (id),
  -- How the case stood after it.
  state text not null,
  note text,
  -- What belongs to it: the reference of a document, what was released, how far the case reaches now.
  payload jsonb not null default '{}',
  at timestamptz not null
);
create index opposition_event_opposition_id_idx on opposition_event (opposition_id, id);

create function refuse_change_of_event() returns trigger language plpgsql as $$
begin
  raise exception 'What happened to a case is never changed.';
end $$;
create trigger opposition_event_stays before update or delete on opposition_event
  for each row execute function refuse_change_of_event();

alter table opposition_party
  -- What a respondent said: update, revoke or maintain.
  add column answer text check (answer in ('update', 'revoke', 'maintain')),
  -- When they were given more time, which is once.
  add column more_time_at timestamptz;

-- A performer who says that they are on a recording, until the submitter has answered or they take it back.
create table recording_line_up_claim (
  id uuid primary key,
  recording_id uuid not null references recording (id) on delete cascade,
  party_id uuid not null references party (id),
  member_id uuid not null references member (id),
  category text not null,
  roles text[] not null,
  performed_from date,
  performed_to date,
  country text,
  -- The credit without a party that they say is theirs; null where none names them.
  credited_as text,
  -- `{"kind", "reference", "statement"}`
  evidence jsonb not null,
  state text not null check (state in ('requested', 'accepted', 'refused', 'withdrawn')),
  -- Why it was refused.
  answer text,
  created_at timestamptz not null,
  answered_at timestamptz
);
create unique index recording_line_up_claim_requested_key on recording_line_up_claim (recording_id, party_id)
  where state = 'requested';
create index recording_line_up_claim_recording_id_idx on recording_line_up_claim (recording_id, id);
create index recording_line_up_claim_party_id_idx on recording_line_up_claim (party_id, id);
