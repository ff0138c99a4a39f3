-- A claim of a place in the line-up ends with the recording: those that were left open by withdrawals are answered.
update recording_line_up_claim as claim
set state = 'refused', answer = 'The recording was withdrawn.', answered_at = recording.updated_at
from recording
where recording.id = claim.recording_id and recording.state = 'withdrawn' and claim.state = 'requested';
