-- Drafts and submissions with an ISWC, which the duplicate check looks up for its member.
create index composition_revision_pending_iswc_idx on composition_revision (iswc)
  where state in ('draft', 'awaiting_confirmation') and iswc is not null;
