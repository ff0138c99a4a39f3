-- Browsers that have signed in to an account: guesses made elsewhere never slow them down.
create table known_device (
  token_hash bytea not null,
  account_id uuid not null references account (id) on delete cascade,
  last_used_at timestamptz not null,
  primary key (token_hash, account_id)
);
create index known_device_account_id_idx on known_device (account_id);
create index known_device_last_used_at_idx on known_device (last_used_at);
