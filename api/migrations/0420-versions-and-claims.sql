-- New versions of works that stand, objections, claims, and certificates.

-- A party that a version in force names and the next one leaves out: they are asked as those are whose line changed.
create table composition_removal (
  composition_id uuid not null,
  revision integer not null,
  party_id uuid not null references party (id),
  confirmation text not null check (confirmation in ('invited', 'confirmed', 'contested', 'unconfirmed')),
  confirmed_at timestamptz,
  primary key (composition_id, revision, party_id),
  foreign key (composition_id, revision) references composition_revision (composition_id, number) on delete cascade
);
create index composition_removal_invited_idx on composition_removal (party_id) where confirmation = 'invited';

-- What waits for a party, in whatever version it stands.
create index composition_line_invited_idx on composition_line (party_id) where confirmation = 'invited';
create index composition_publisher_invited_idx on composition_publisher (party_id) where confirmation = 'invited';

-- When the submitter last reminded those who have not confirmed.
alter table composition_revision add column reminded_at timestamptz;

-- Cases about works get numbers of their own, from above those that are given already.
create sequence opposition_number_seq;
select setval('opposition_number_seq', greatest(
  (select coalesce(max(substring(number from '\d+$')::bigint), 0) from opposition), 1000));

alter table opposition
  -- What the claimant says, in their words.
  add column statement text,
  -- The version of a work that it objects to; null for a case about what is in force.
  add column contested_revision integer,
  -- Shares by party, as `[{"party_id": …, "shares": {"pr": …, "mr": …, "sr": …}}]`: what is asked for, and what stood.
  add column claimed_lines jsonb not null default '[]',
  add column current_lines jsonb not null default '[]',
  add column resolution text check (resolution in ('agreed', 'default', 'decided', 'withdrawn', 'revoked', 'lapsed',
    'inadmissible')),
  add column resolved_at timestamptz;
create index opposition_composition_id_idx on opposition (composition_id) where composition_id is not null;

-- Whose lines it keeps back; null for those of all parties of the case.
alter table hold add column party_id uuid references party (id);

-- What a member says is theirs of a work that stands.
create table composition_claim (
  id uuid primary key,
  composition_id uuid not null references composition (id) on delete cascade,
  party_id uuid not null references party (id),
  role text not null,
  pr integer not null check (pr between 0 and 10000),
  mr integer not null check (mr between 0 and 10000),
  sr integer not null check (sr between 0 and 10000),
  statement text not null,
  state text not null check (state in ('confirmed', 'requested', 'accepted', 'refused', 'disputed')),
  answer text,
  opposition_id uuid references opposition (id),
  created_at timestamptz not null,
  answered_at timestamptz
);
create index composition_claim_composition_id_idx on composition_claim (composition_id, created_at);
-- One question at a time: a member who waits for an answer does not ask again.
create unique index composition_claim_requested_key on composition_claim (composition_id, party_id)
  where state = 'requested';

create sequence certificate_number_seq;
create table certificate (
  id uuid primary key,
  number text not null,
  -- 100 random bits: who does not hold the certificate does not guess it.
  code text not null,
  composition_id uuid not null references composition (id),
  revision integer not null,
  -- What it says, in the shape of `certifiedWork` of the domain: as it stood when it was issued.
  content jsonb not null,
  issued_by uuid not null references member (id),
  issued_at timestamptz not null
);
create unique index certificate_number_key on certificate (number);
create unique index certificate_code_key on certificate (code);
create unique index certificate_revision_key on certificate (composition_id, revision);
