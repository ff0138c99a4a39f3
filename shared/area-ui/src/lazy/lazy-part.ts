/** `name` is unique in the portal. */
export interface LazyPart<Part> {
  readonly name: string;
  readonly load: () => Promise<Part>;
}

/** Retries a failed load only on request. */
export function partQuery<Part>({ name, load }: LazyPart<Part>) {
  return {
    queryKey: ['later-part', name],
    // Wrapped, because TanStack Query would call a bare component as a function.
    queryFn: async () => ({ part: await load() }),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    networkMode: 'always' as const,
  };
}
