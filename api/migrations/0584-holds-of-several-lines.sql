-- What a party has in several lines together may pass the whole: by the tolerance of totals, or where claims of its own stand
-- beside what the submitter entered for it. What a line may say is checked at the line; how far totals may go, by the rules.
alter table hold
  drop constraint hold_share_check,
  add constraint hold_share_check check (share >= 0);
