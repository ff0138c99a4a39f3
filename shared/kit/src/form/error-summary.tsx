import { chakra } from '@counterpoint/kit/core';
import { type MouseEvent, useEffect, useRef } from 'react';
import * as text from '../messages/form.generated.ts';

interface ErrorSummaryProps {
  errors: readonly { name: string; message: string }[];
  submitCount?: number;
}

/**
 * The form's errors, above its fields. It takes focus after a failed attempt, even if the server's answer comes later, but
 * never while the user types. Set `shouldFocusError: false` in react-hook-form, or the two compete.
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
      <chakra.p fontWeight="semibold">{text.problems({ count: errors.length })}</chakra.p>
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

/** The hash belongs to the router, so the link isn't followed. */
function handleFollow(event: MouseEvent, name: string): void {
  event.preventDefault();
  focusField(name);
}

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
