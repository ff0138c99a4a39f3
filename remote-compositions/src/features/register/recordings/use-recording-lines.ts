import { useState } from 'react';
import { type FieldArrayWithId, useFieldArray, useFormContext } from 'react-hook-form';
import type { DraftValues, RecordingValues } from '../draft-values.ts';
import { recordingName } from './recording-line.ts';

interface RemovedRecording {
  readonly index: number;
  readonly line: RecordingValues;
  readonly name: string;
}

export interface RecordingLines {
  readonly fields: readonly FieldArrayWithId<DraftValues, 'recordings'>[];
  readonly add: (line: RecordingValues) => void;
  /** Adds a line and opens its fields. */
  readonly type: (line: RecordingValues) => void;
  /** The place of the line that was opened to be typed in. */
  readonly opened: number | null;
  readonly remove: (index: number) => void;
  readonly removed: RemovedRecording | null;
  readonly undoRemove: () => void;
}

/** The recordings of the work. */
export function useRecordingLines(): RecordingLines {
  const { control, getValues } = useFormContext<DraftValues>();
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'recordings' });
  const [opened, setOpened] = useState<number | null>(null);
  const [removed, setRemoved] = useState<RemovedRecording | null>(null);

  function add(line: RecordingValues) {
    setRemoved(null);
    append(line, { shouldFocus: false });
  }
  return {
    fields,
    add,
    type(line) {
      setOpened(getValues('recordings').length);
      add(line);
    },
    opened,
    remove(index) {
      const line = getValues(`recordings.${index}`);
      setRemoved({ index, line, name: recordingName(line, index) });
      setOpened(null);
      remove(index);
    },
    removed,
    undoRemove() {
      if (removed) insert(removed.index, removed.line, { shouldFocus: false });
      setRemoved(null);
    },
  };
}
