import { useCallback, useEffect, useState } from 'react';

export type Loaded<Value> =
  | { status: 'loading' }
  | { status: 'loaded'; value: Value }
  | { status: 'failed'; error: unknown; retry: () => void };

interface Loading<Value> {
  readonly key: string;
  readonly peek: () => Value | undefined;
  readonly load: (attempt: number) => Promise<Value>;
}

interface Result<Value> {
  readonly id: string;
  readonly outcome: { value: Value } | { error: unknown };
}

/** Replaces `React.lazy`, which caches rejections and delays loaded code by 300 ms. Reads its options only on a new key. */
export function useLoaded<Value>({ key, peek, load }: Loading<Value>): Loaded<Value> {
  const [attempt, setAttempt] = useState({ key, number: 0 });
  const [result, setResult] = useState<Result<Value> | null>(null);
  const number = attempt.key === key ? attempt.number : 0;
  const id = `${key}#${number}`;
  const present = peek();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `id` stands for `peek` and `load`, which change on every render
  useEffect(() => {
    if (peek() !== undefined) return;
    let isCurrent = true;
    load(number).then(
      (value) => isCurrent && setResult({ id, outcome: { value } }),
      (error: unknown) => isCurrent && setResult({ id, outcome: { error } }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);

  const retry = useCallback(() => setAttempt({ key, number: number + 1 }), [key, number]);
  if (present !== undefined) return { status: 'loaded', value: present };
  if (result?.id !== id) return { status: 'loading' };
  if ('error' in result.outcome) return { status: 'failed', error: result.outcome.error, retry };
  return { status: 'loaded', value: result.outcome.value };
}
