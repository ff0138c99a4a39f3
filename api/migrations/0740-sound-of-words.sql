-- Searches that find nothing otherwise also try words that sound like a typed one, or that are two misspellings away.
create extension if not exists fuzzystrmatch;
create index search_word_sound_idx on search_word (dmetaphone(word));
