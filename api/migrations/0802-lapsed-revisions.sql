-- A later revision that isn't confirmed in time lapses.

alter table composition_event
  drop constraint composition_event_type_check,
  add constraint composition_event_type_check check (type in ('created', 'submitted', 'confirmed', 'contested',
    'registered', 'amended', 'taken_back', 'lapsed', 'claimed', 'claim_answered', 'linked', 'unlinked', 'withdrawn',
    'imported', 'imported_submitted', 'imported_registered', 'merged'));

alter table recording_event
  drop constraint recording_event_type_check,
  add constraint recording_event_type_check check (type in ('created', 'submitted', 'confirmed', 'contested',
    'registered', 'amended', 'taken_back', 'lapsed', 'claimed', 'released', 'line_up_claimed', 'line_up_answered',
    'linked', 'unlinked', 'withdrawn', 'imported', 'overlap'));
