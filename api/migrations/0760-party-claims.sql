-- A member who enters the number of a party without a member claims that party: staff or a mailed code decide.
create table party_claim (
  id uuid primary key,
  party_id uuid not null references party (id),
  member_id uuid not null references member (id),
  account_id uuid not null references account (id),
  basis text not null check (basis in ('ipi_name_number', 'isni_number')),
  number text not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'refused', 'withdrawn', 'undone')),
  created_at timestamptz not null,
  decided_at timestamptz,
  -- Of the staff; null if the member decided it, by a code or a withdrawal.
  decided_by text,
  reason text,
  check ((state = 'open') = (decided_at is null))
);
create unique index party_claim_open_key on party_claim (member_id) where state = 'open';
create index party_claim_party_id_idx on party_claim (party_id);
create index party_claim_member_id_idx on party_claim (member_id, created_at);
