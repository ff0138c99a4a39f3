-- What the API needs to do its work: repeated requests, limits, mail, the trail, and news for open pages.

create table idempotency_key (
  account_id uuid not null,
  key text not null,
  route text not null,
  body_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (account_id, route, key)
);
create index idempotency_key_created_at_idx on idempotency_key (created_at);

-- One row an attempt; the bucket is a hash, so that no address or e-mail stands here.
create table attempt (
  id uuid primary key,
  bucket bytea not null,
  made_at timestamptz not null default now()
);
create index attempt_bucket_made_at_idx on attempt (bucket, made_at);
create index attempt_made_at_idx on attempt (made_at);

create table mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
create index mail_waiting_idx on mail (next_attempt_at) where sent_at is null;

-- Who, for whom, what, before, after; never changed and never deleted.
create table audit_event (
  id uuid primary key,
  account_id uuid,
  member_id uuid,
  action text not null,
  subject_id uuid,
  before jsonb,
  after jsonb,
  request_id text,
  created_at timestamptz not null default now()
);
create index audit_event_member_id_idx on audit_event (member_id, id);
create index audit_event_subject_id_idx on audit_event (subject_id, id);

-- The truth of the event stream. Concurrent transactions commit in any order, so readers go by (tx, id) and stop
-- at the oldest transaction still open; see api/src/live.
create table outbox (
  id bigint generated always as identity primary key,
  tx xid8 not null default pg_current_xact_id(),
  topic text not null,
  member_ids uuid[] not null,
  created_at timestamptz not null default now()
);
create index outbox_tx_id_idx on outbox (tx, id);
create index outbox_created_at_idx on outbox (created_at);

-- One row for each different error of the portal, by a hash of its stack.
create table frontend_error (
  stack_hash bytea primary key,
  description text not null,
  seen integer not null default 1,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  last_account_id uuid,
  last_user_agent text
);
create index frontend_error_last_seen_at_idx on frontend_error (last_seen_at);
