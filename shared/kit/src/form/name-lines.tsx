import { Box, Button, Flex, Icon, IconButton, Stack } from '@counterpoint/kit/core';
import { type ReactNode, useEffect, useRef } from 'react';
import * as text from '../messages/form.generated.ts';
import { FieldGroup } from './field-group.tsx';
import { Input } from './inputs.tsx';

interface NameLinesProps {
  legend: ReactNode;
  help?: ReactNode;
  isOptional?: boolean;
  /** Lines are named `name.0`, `name.1`, so that an error summary finds them. */
  name: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  most: number;
  error?: string | undefined;
  lineErrors?: readonly (string | undefined)[];
}

export function NameLines(props: NameLinesProps) {
  const { legend, help, isOptional = false, name, value, onChange, onBlur, most, error, lineErrors = [] } = props;
  const names = value.length > 0 ? value : [''];
  const { list, focusLater } = useFocusLater();

  function handleAdd(): void {
    onChange([...names, '']);
    focusLater(names.length);
  }

  function handleRemove(index: number): void {
    onChange(names.filter((_, at) => at !== index));
    focusLater(Math.max(0, index - 1));
  }

  return (
    <FieldGroup legend={legend} help={help} isOptional={isOptional} error={error}>
      <Stack ref={list} gap="2">
        {names.map((each, index) => (
          <NameLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; what is typed twice is one name
            key={index}
            place={index + 1}
            name={`${name}.${index}`}
            value={each}
            error={lineErrors[index]}
            onChange={(next) => onChange(names.map((other, at) => (at === index ? next : other)))}
            onBlur={() => onBlur?.()}
            onRemove={names.length > 1 ? () => handleRemove(index) : null}
          />
        ))}
        {names.length < most && (
          <Button variant="ghost" size="sm" alignSelf="flex-start" marginInlineStart="-3" onClick={handleAdd}>
            <Icon name="plus" size={16} /> {text.addName()}
          </Button>
        )}
      </Stack>
    </FieldGroup>
  );
}

interface NameLineProps {
  place: number;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
  onRemove: (() => void) | null;
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
          aria-label={text.name({ place })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
        />
        {onRemove && (
          <IconButton
            aria-label={value ? text.removeName({ place, name: value }) : text.removeEmptyName({ place })}
            onClick={onRemove}
          >
            <Icon name="trash" size={18} />
          </IconButton>
        )}
      </Flex>
    </div>
  );
}

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
