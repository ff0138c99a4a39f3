import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Stops the form around a picker while it has text without a choice, which would be lost: once for each text, so that
 * nobody has to choose. Returns the text that stopped the form.
 */
export function useLeftoverText(input: RefObject<HTMLInputElement | null>, query: string): string | null {
  const [stopped, setStopped] = useState<string | null>(null);
  const text = query.trim();
  // The same text typed again, after a choice, stops the form again.
  if (text === '' && stopped !== null) setStopped(null);
  const handleSubmit = useEffectEvent((event: Event) => {
    if (text === '' || text === stopped) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    setStopped(text);
    input.current?.focus();
  });
  useEffect(() => {
    const form = input.current?.form;
    const listen = (event: Event) => handleSubmit(event);
    // Before the form’s own handler.
    form?.addEventListener('submit', listen, { capture: true });
    return () => form?.removeEventListener('submit', listen, { capture: true });
  }, [input]);
  return text !== '' && text === stopped ? text : null;
}
