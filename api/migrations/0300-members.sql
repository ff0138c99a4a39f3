-- What joining collects, sign-ups that wait for their address to be confirmed, and what one-time links stand for.

alter table member
  add column birth_date date,
  add column nationality text check (nationality ~ '^[A-Z]{2}$'),
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column roles text[] not null default '{}',
  add column registration_number text,
  add column contact_person text;

-- One may write under one name and perform under another.
alter table party add column stage_names text[] not null default '{}';
update party set stage_names = array[stage_name] where stage_name is not null;
alter table party drop column stage_name;

-- Nothing is known of an address until somebody follows the link sent to it: account and member are made then, from the
-- sign-up whose link it was. Several may wait for one address, and none keeps another out.
create table sign_up (
  id uuid primary key,
  email text not null,
  password_hash text not null,
  answers jsonb not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index sign_up_token_hash_key on sign_up (token_hash);
create index sign_up_email_idx on sign_up (email);
create index sign_up_expires_at_idx on sign_up (expires_at);

-- A link that works once: for a new password, or for a new address of an account. Only its hash is kept.
create table account_link (
  id uuid primary key,
  purpose text not null check (purpose in ('reset_password', 'change_email')),
  account_id uuid not null references account (id),
  token_hash bytea not null,
  new_email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((purpose = 'change_email') = (new_email is not null))
);
create unique index account_link_token_hash_key on account_link (token_hash);
create index account_link_account_id_idx on account_link (account_id);
create index account_link_expires_at_idx on account_link (expires_at);
