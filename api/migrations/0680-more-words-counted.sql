-- PostgreSQL counts ten words for each step here, a thousand as a rule: at ten million works those that it does not count
-- may have 6,000 entries each, and a search took them for rare ones. Of ten thousand the next has 600.
alter table search_entry_composition alter column words set statistics 1000;
alter table search_entry_recording alter column words set statistics 1000;
alter table search_entry_party alter column words set statistics 1000;
