-- Notifications store which text they show, with its values, and are rendered in the reader's language. Rows of earlier releases
-- keep their title and message; these stay empty in new rows.
alter table notification add column text_id text, add column text_values jsonb;
alter table notification alter column title set default '', alter column message set default '';
