import type { PickedParty } from '@counterpoint/area-ui/parties';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { DraftValues, PublisherValues } from '../../../ui/draft/draft-values.ts';
import { actingLine, newChain } from './publisher-chains.ts';

type Work = Pick<DraftValues, 'writers' | 'publishers'>;

interface RemovedLines {
  readonly name: string;
  readonly lines: readonly { index: number; line: PublisherValues }[];
  readonly chain: number;
  readonly writers: readonly number[];
}

export type PublisherLines = ReturnType<typeof usePublisherLines>;

export function usePublisherLines() {
  const { control, getValues, setValue } = useFormContext<DraftValues>();
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'publishers' });
  const [removed, setRemoved] = useState<RemovedLines | null>(null);

  function begin(party: PickedParty | null) {
    const { line, writers } = newChain(party, getValues());
    setValue('writers', writers, { shouldDirty: true });
    setRemoved(null);
    append(line, { shouldFocus: false });
  }
  function publish(chain: number, writers: readonly number[]) {
    for (const index of writers) {
      const chains = getValues(`writers.${index}.chains`) ?? [];
      if (!chains.includes(chain)) setValue(`writers.${index}.chains`, [...chains, chain], { shouldDirty: true });
    }
  }
  function removeLines(index: number) {
    const removal = removalOf(getValues(), index);
    if (!removal) return;
    setRemoved(removal);
    remove(removal.lines.map((each) => each.index));
    for (const at of removal.writers) unpublish(at, removal.chain);
  }
  function unpublish(writer: number, chain: number) {
    const chains = getValues(`writers.${writer}.chains`).filter((other) => other !== chain);
    setValue(`writers.${writer}.chains`, chains, { shouldDirty: true });
  }
  function undoRemove() {
    for (const { index, line } of removed?.lines ?? []) insert(index, line, { shouldFocus: false });
    if (removed) publish(removed.chain, removed.writers);
    setRemoved(null);
  }
  return {
    fields,
    begin,
    addTo(chain: number, party: PickedParty | null) {
      setRemoved(null);
      const work = getValues();
      const last = work.publishers.findLastIndex((line) => line.chain === chain);
      insert(last + 1, actingLine(party, chain, work), { shouldFocus: false });
    },
    remove: removeLines,
    removed,
    undoRemove,
  };
}

function removalOf({ publishers, writers }: Work, index: number): RemovedLines | null {
  const first = publishers[index];
  if (!first) return null;
  const { chain } = first;
  const isFirst = publishers.findIndex((line) => line.chain === chain) === index;
  const lines = [...publishers.entries()]
    .map(([at, line]) => ({ index: at, line }))
    .filter((each) => each.index === index || (isFirst && each.line.chain === chain));
  const published = [...writers.keys()].filter((at) => writers[at]?.chains.includes(chain));
  return { name: first.party.name, lines, chain, writers: isFirst ? published : [] };
}
