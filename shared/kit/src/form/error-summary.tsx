import { chakra } from '@counterpoint/kit/core';
import { type MouseEvent, useEffect, useRef } from 'react';

interface ErrorSummaryProps {
  /** `name` is the field's name in the form; without a field of that name the message stands alone. */
  errors: readonly { name: string; message: string }[];
  /** The form's `submitCount`: at each failed attempt the summary takes the focus again. */
  submitCount?: number;
}

/**
 * What is to be put right, on top of the form. It takes the focus at a failed attempt, also where the server says what is wrong
 * a moment later; never while somebody types, who may make and mend an error as they go. Set `shouldFocusError: false` in react-hook-form, or the two compete.
 */
export function ErrorSummary({ errors, submitCount = 0 }: ErrorSummaryProps) {
  const panel = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  const attempt = useRef(submitCount);
  const hasTyped = useRef(false);
  useEffect(() => {
    const handleInput = () => {
      hasTyped.current = true;
    };
    document.addEventListener('input', handleInput, true);
    return () => document.removeEventListener('input', handleInput, true);
  }, []);
  useEffect(() => {
    if (attempt.current !== submitCount) hasTyped.current = false;
    attempt.current = submitCount;
    if (hasErrors && !hasTyped.current) panel.current?.focus();
  }, [hasErrors, submitCount]);
  if (!hasErrors) return null;
  return (
    <chakra.div
      ref={panel}
      role="alert"
      tabIndex={-1}
      padding={{ base: '4', md: '5' }}
      bg="terracotta.soft"
      borderWidth="1px"
      borderColor="terracotta.edge"
      borderRadius="card"
    >
      <chakra.p fontWeight="semibold">{titleOf(errors.length)}</chakra.p>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={`${name}:${message}`}>
            <chakra.a
              href={`#${encodeURIComponent(name)}`}
              display="inline-block"
              minHeight="6"
              color="terracotta.text"
              _hover={{ textDecoration: 'underline' }}
              onClick={(event) => handleFollow(event, name)}
            >
              {message}
            </chakra.a>
          </li>
        ))}
      </ul>
    </chakra.div>
  );
}

function titleOf(count: number): string {
  return count === 1 ? 'One thing to put right' : `${count} things to put right`;
}

/** Goes to the field itself and not to an address: the address belongs to the router. */
function handleFollow(event: MouseEvent, name: string): void {
  event.preventDefault();
  focusField(name);
}

/** Focuses the named field, the element of that id, or a group's first field (`shares.pr` for `shares`). */
export function focusField(name: string): void {
  const field =
    document.getElementsByName(name)[0] ??
    document.getElementById(name) ??
    [...document.querySelectorAll<HTMLElement>('[name]')].find((each) =>
      each.getAttribute('name')?.startsWith(`${name}.`),
    );
  field?.focus({ preventScroll: true });
  field?.scrollIntoView?.({ block: 'center' });
}
