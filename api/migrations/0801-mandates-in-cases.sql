-- Under which mandate a representative contested.
alter table opposition_event add column mandate_id uuid references mandate (id);
