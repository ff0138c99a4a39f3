/**
 * Stops the submission of a form with a date that is incomplete or doesn't exist, and lets the browser say so: the
 * value of its input is empty, so the form would be sent without it.
 */
export function stopUnreadableDates(): void {
  // Before the form's own listeners. The same listener is added only once.
  document.addEventListener('submit', handleSubmit, true);
}

function handleSubmit(event: SubmitEvent): void {
  if (!(event.target instanceof HTMLFormElement)) return;
  const dates = [...event.target.querySelectorAll<HTMLInputElement>('input[type=date]')];
  const unreadable = dates.find(({ validity }) => validity.badInput);
  if (!unreadable) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  unreadable.reportValidity();
}
