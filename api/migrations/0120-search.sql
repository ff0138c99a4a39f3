-- What can be found by words. The application makes the lexemes (api/src/search): words without accents and case, and
-- codes such as `iswc:t0345246801`; PostgreSQL only looks them up.

create table search_entry (
  subject text not null,
  id uuid not null,
  -- The title or name as it is compared: normalised and shortened.
  label text collate "C" not null,
  words tsvector not null,
  -- Whether every member may find it; without that only those who may see the thing itself.
  is_public boolean not null,
  primary key (subject, id)
) partition by list (subject);
create table search_entry_composition partition of search_entry for values in ('composition');
create table search_entry_party partition of search_entry for values in ('party');
create table search_entry_recording partition of search_entry for values in ('recording');
create table search_entry_opposition partition of search_entry for values in ('opposition');
-- Without the pending list a search's time does not depend on who wrote last.
create index search_entry_words_idx on search_entry using gin (words) with (fastupdate = off);
create index search_entry_label_idx on search_entry (label, id);

-- The words that a misspelt one may have meant.
create table search_word (
  word text collate "C" primary key
);
-- Each of them under itself less one letter, for every letter, and as it is: two words at most one misspelling apart
-- have such a key in common.
create table search_misspelling (
  key text collate "C" not null,
  word text collate "C" not null,
  primary key (key, word)
);
