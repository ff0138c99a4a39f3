/** Code that comes when it is needed, under a name of its own in the whole portal. */
export interface LaterPart<Part> {
  readonly name: string;
  readonly load: () => Promise<Part>;
}

/** How the cache of the page asks for a part: once, and again only for who asks again after it did not come. */
export function partQuery<Part>({ name, load }: LaterPart<Part>) {
  return {
    queryKey: ['later-part', name],
    // A component is a function, which the cache would take for a way to make one.
    queryFn: async () => ({ part: await load() }),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    networkMode: 'always' as const,
  };
}
