import { focusField } from '@counterpoint/kit/form';
import type { Difference } from '@counterpoint/kit/wizard';
import { useState } from 'react';

/** Why an entry changes: asked of a new version alone, and nothing to ask where nothing changes. */
export function useChangeNote(what: string, differences: readonly Difference[] | null) {
  const [note, setNote] = useState('');
  const [wasTried, setTried] = useState(false);
  const wrong =
    differences?.length === 0
      ? 'Nothing is changed yet: go back to what you want to change.'
      : differences && note.trim() === ''
        ? `Say why the ${what} changes.`
        : undefined;
  /** Whether it is said; where not, it says so. */
  function tell(): boolean {
    setTried(true);
    if (wrong) focusField('change_note');
    return wrong === undefined;
  }
  return { note, tell, shown: { what, note, onNote: setNote, error: wasTried ? wrong : undefined } };
}
