import { useState } from 'react';
import { optionId } from './choice-list.tsx';
import type { ChoiceGroup } from './choices.ts';

/** Which of the choices is active: the first one, until the keyboard or the pointer says otherwise. */
export function useActiveChoice(listId: string, groups: readonly ChoiceGroup[]) {
  const [pointedId, setPointedId] = useState<string | null>(null);
  const options = groups.flatMap((group) =>
    group.choices.map((choice) => ({ id: optionId(listId, group, choice), choice })),
  );
  const at = Math.max(
    0,
    options.findIndex(({ id }) => id === pointedId),
  );

  /** One down or up, round the ends. */
  function move(by: 1 | -1): void {
    const next = options[(at + by + options.length) % options.length];
    if (!next) return;
    setPointedId(next.id);
    // jsdom has no scrolling.
    document.getElementById(next.id)?.scrollIntoView?.({ block: 'nearest' });
  }

  return { active: options[at], count: options.length, move, point: setPointedId };
}
