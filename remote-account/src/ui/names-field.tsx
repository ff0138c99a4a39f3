import { MOST_STAGE_NAMES } from '@counterpoint/domain/schemas';
import { Box, Button, Flex, Icon, IconButton, Stack } from '@counterpoint/kit/core';
import { FieldGroup, Input } from '@counterpoint/kit/form';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  type Control,
  type FieldError,
  type FieldPathByValue,
  type FieldValues,
  type Merge,
  useController,
} from 'react-hook-form';

interface NamesFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  /** Holds the names as they are typed, empty ones among them. */
  readonly name: FieldPathByValue<Values, string[]>;
  readonly legend: string;
  readonly help?: ReactNode;
  readonly isOptional?: boolean;
}

/** Names that somebody goes by, one a line: the schema leaves empty lines out. */
export function NamesField<Values extends FieldValues>(props: NamesFieldProps<Values>) {
  const { control, name, legend, help, isOptional = false } = props;
  const { field, fieldState } = useController({ control, name });
  const value: readonly string[] = field.value;
  const names = value.length > 0 ? value : [''];
  const { list, focusLater } = useFocusLater();
  const { ofAll, ofEach } = messagesOf(fieldState.error);

  function handleAdd(): void {
    field.onChange([...names, '']);
    focusLater(names.length);
  }

  function handleRemove(index: number): void {
    field.onChange(names.filter((_, at) => at !== index));
    focusLater(Math.max(0, index - 1));
  }

  return (
    <FieldGroup legend={legend} help={help} isOptional={isOptional} error={ofAll}>
      <Stack ref={list} gap="2">
        {names.map((text, index) => (
          <NameLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; what is typed twice is one name
            key={index}
            place={index + 1}
            name={`${name}.${index}`}
            value={text}
            error={ofEach[index]}
            onChange={(next) => field.onChange(names.map((other, at) => (at === index ? next : other)))}
            onBlur={field.onBlur}
            onRemove={names.length > 1 ? () => handleRemove(index) : null}
          />
        ))}
        {names.length < MOST_STAGE_NAMES && (
          <Button variant="ghost" size="sm" alignSelf="flex-start" onClick={handleAdd}>
            <Icon name="plus" size={16} /> Add another name
          </Button>
        )}
      </Stack>
    </FieldGroup>
  );
}

interface NameLineProps {
  readonly place: number;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  /** Null for the only line. */
  readonly onRemove: (() => void) | null;
}

function NameLine({ place, name, value, error, onChange, onBlur, onRemove }: NameLineProps) {
  return (
    <div>
      {error && (
        <Box id={`${name}-error`} fontSize="sm" color="terracotta.text" paddingBottom="1">
          {error}
        </Box>
      )}
      <Flex gap="1">
        <Input
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          autoComplete="off"
          aria-label={`Name ${place}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
        />
        {onRemove && (
          <IconButton aria-label={`Remove name ${place}${value ? `: ${value}` : ''}`} onClick={onRemove}>
            <Icon name="trash" size={18} />
          </IconButton>
        )}
      </Flex>
    </div>
  );
}

/** The line to go to once it is there: a new one, or the one before a line that was removed. */
function useFocusLater() {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    list.current?.querySelectorAll('input')[next.current]?.focus();
    next.current = null;
  });
  return {
    list,
    focusLater(line: number) {
      next.current = line;
    },
  };
}

type NamesError = FieldError | Merge<FieldError, readonly (FieldError | undefined)[]> | undefined;

/** What is said of the list, and of each of its lines. */
function messagesOf(error: NamesError) {
  const ofAll = typeof error?.message === 'string' ? error.message : undefined;
  const ofEach = Array.isArray(error) ? error.map((one: FieldError | undefined) => one?.message) : [];
  return { ofAll, ofEach };
}
