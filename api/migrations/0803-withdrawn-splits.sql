-- A split withdrawn by its proposer isn't rejected.

alter table opposition_proposal
  drop constraint opposition_proposal_state_check,
  add constraint opposition_proposal_state_check
    check (state in ('open', 'accepted', 'refused', 'withdrawn', 'superseded'));

update opposition_proposal as proposal set state = 'withdrawn'
where state = 'refused' and exists (
  select from opposition_acceptance as answer
  where answer.proposal_id = proposal.id and answer.party_id = proposal.proposed_by and not answer.is_accepted);
