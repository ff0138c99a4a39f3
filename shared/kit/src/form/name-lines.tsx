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

  function handleChange(index: number, next: string): void {
    onChange(names.map((other, at) => (at === index ? next : other)));
  }

  function handleRemove(index: number): void {
    onChange(names.filter((_, at) => at !== index));
    focusLater(Math.max(0, index - 1));
  }

  return (
    <FieldGroup legend={legend} help={help} isOptional={isOptional} error={error}>
      <Stack ref={list} gap="2">
        {names.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; what is typed twice is one name
          <div key={index}>
            {lineErrors[index] && (
              <Box id={`${name}.${index}-error`} fontSize="sm" color="terracotta.text" paddingBottom="1">
                {lineErrors[index]}
              </Box>
            )}
            <Flex gap="1">
              <Input
                name={`${name}.${index}`}
                value={each}
                onChange={(event) => handleChange(index, event.target.value)}
                onBlur={() => onBlur?.()}
                autoComplete="off"
                aria-label={text.name({ place: index + 1 })}
                aria-invalid={lineErrors[index] ? true : undefined}
                aria-describedby={lineErrors[index] ? `${name}.${index}-error` : undefined}
              />
              {names.length > 1 && (
                <IconButton aria-label={removeLabel(index + 1, each)} onClick={() => handleRemove(index)}>
                  <Icon name="trash" size={18} />
                </IconButton>
              )}
            </Flex>
          </div>
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

function removeLabel(place: number, name: string): string {
  return name ? text.removeName({ place, name }) : text.removeEmptyName({ place });
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
