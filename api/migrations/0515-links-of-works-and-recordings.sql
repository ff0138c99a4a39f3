-- Whoever links a work with a recording, or takes that back, does it to both: the history of either tells of it.

alter table composition_event
  drop constraint composition_event_type_check,
  add constraint composition_event_type_check check (type in ('created', 'submitted', 'confirmed', 'contested',
    'registered', 'amended', 'taken_back', 'claimed', 'claim_answered', 'linked', 'unlinked', 'withdrawn', 'imported',
    'imported_submitted', 'imported_registered', 'merged'));

create index work_recording_link_linked_by_idx on work_recording_link (linked_by);
