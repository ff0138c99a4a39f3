-- The dashboard lists revisions that a party without an account declined.
create index composition_invitation_declined_idx on composition_invitation (member_id) where answer = 'declined';
