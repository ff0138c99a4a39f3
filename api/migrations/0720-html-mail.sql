-- Mail that an earlier release queued has plain text only.
alter table mail add column html text, add column unsubscribe_url text;
