-- The second factors of an account.
create table passkey (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_account_id_idx on passkey (account_id);

create table authenticator_app (
  account_id uuid primary key references account (id) on delete cascade,
  encrypted_secret bytea not null,
  created_at timestamptz not null,
  -- Null until a first code shows that the app has the secret.
  confirmed_at timestamptz,
  -- The period of the last accepted code: a code works once.
  last_period integer not null default 0
);

create table recovery_code (
  account_id uuid not null references account (id) on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

-- A right password whose second factor is still to come. The browser holds the token in a cookie.
create table pending_sign_in (
  token_hash bytea primary key,
  account_id uuid not null references account (id) on delete cascade,
  expires_at timestamptz not null
);
create index pending_sign_in_account_id_idx on pending_sign_in (account_id);

-- What a passkey has to sign next, one for each browser or session.
create table passkey_challenge (
  holder_hash bytea primary key,
  purpose text not null check (purpose in ('register', 'sign_in', 'second_factor', 'proof')),
  challenge text not null,
  expires_at timestamptz not null
);

-- When the member last proved who they are, by signing in or later.
alter table session add column proved_at timestamptz not null default now();
update session set proved_at = created_at;
