-- Mail about the account goes before notifications, which have a link to unsubscribe.
drop index mail_waiting_idx;
create index mail_waiting_idx on mail ((unsubscribe_url is not null), next_attempt_at) where sent_at is null;
