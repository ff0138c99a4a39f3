-- A member without a part or a mandate asks the society to let this version of a draft be submitted.
create table entry_review (
  id uuid primary key,
  composition_id uuid references composition (id) on delete cascade,
  recording_id uuid references recording (id) on delete cascade,
  version integer not null,
  member_id uuid not null references member (id),
  account_id uuid not null references account (id),
  state text not null default 'open' check (state in ('open', 'approved', 'refused', 'closed')),
  requested_at timestamptz not null,
  decided_at timestamptz,
  -- Of the staff; null if the member submitted the entry otherwise.
  decided_by text,
  reason text,
  check (num_nonnulls(composition_id, recording_id) = 1),
  check ((state = 'open') = (decided_at is null))
);
create unique index entry_review_composition_key on entry_review (composition_id) where state = 'open';
create unique index entry_review_recording_key on entry_review (recording_id) where state = 'open';
create index entry_review_composition_id_idx on entry_review (composition_id);
create index entry_review_recording_id_idx on entry_review (recording_id);
create index entry_review_member_id_idx on entry_review (member_id);
create index entry_review_open_idx on entry_review (requested_at) where state = 'open';
