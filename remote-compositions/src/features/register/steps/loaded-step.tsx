import { useQuery, useQueryClient } from '@counterpoint/contract/query';
import { ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { type ReactNode, useEffect } from 'react';

/** The later steps come by themselves, with the rules: who only begins a draft, or resumes one, does not wait for them. */
const LOADERS = {
  publishers: () => import('../publishers/publishers-step.tsx').then((module) => module.PublishersStep),
  recordings: () => import('../recordings/recordings-step.tsx').then((module) => module.RecordingsStep),
  conflict: () => import('../conflict-dialog.tsx').then((module) => module.ConflictDialog),
  review: () => import('./review-step.tsx').then((module) => module.ReviewStep),
};
type LoadedName = keyof typeof LOADERS;
type LoadedParts = { [Name in LoadedName]: Awaited<ReturnType<(typeof LOADERS)[Name]>> };

function partQuery<Name extends LoadedName>(name: Name) {
  return {
    queryKey: ['register-step', name],
    // A component is a function, which the cache would take for a way to make one.
    queryFn: async () => ({ Part: (await LOADERS[name]()) as LoadedParts[Name] }),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    networkMode: 'always' as const,
  };
}

interface LoadedStepProps<Name extends LoadedName> {
  readonly name: Name;
  readonly children: (Part: LoadedParts[Name]) => ReactNode;
}

/** A step whose code comes when it is needed. One that does not come can be asked for again; nothing typed is lost. */
export function LoadedStep<Name extends LoadedName>({ name, children }: LoadedStepProps<Name>) {
  const loaded = useQuery(partQuery(name));
  if (loaded.data) return children(loaded.data.Part);
  if (loaded.isError)
    return (
      <ErrorState
        message="This step could not be loaded. What you typed is kept."
        onRetry={() => void loaded.refetch()}
      />
    );
  return <ListSkeleton rows={5} />;
}

/** Brings the later steps while the earlier ones are filled in. */
export function useLaterSteps(isNear: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isNear) return;
    for (const name of ['publishers', 'recordings', 'review', 'conflict'] as const)
      void queries.prefetchQuery(partQuery(name));
  }, [queries, isNear]);
}
