import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

type Message<Event> = { readonly answer: unknown } | { readonly event: Event };

export type Clients<Request extends object> = ReturnType<typeof startClients<Request>>;

/** The members of a benchmark, in a process of their own so that their time and memory aren't the API's. */
export function startClients<Request extends object, Event = never>(
  file: `./${string}-client.ts`,
  onEvent: (event: Event) => void = () => undefined,
) {
  const clients = fork(fileURLToPath(new URL(file, import.meta.url)));
  const ended = once(clients, 'exit').then(([code]) => {
    throw new Error(`The members’ process ended with ${code}: see above.`);
  });
  // Of no interest after the last answer.
  ended.catch(() => undefined);
  let resolve: (answer: unknown) => void = () => undefined;
  clients.on('message', (message: Message<Event>) =>
    'event' in message ? onEvent(message.event) : resolve(message.answer),
  );
  return {
    /** One request at a time. */
    async ask<Answer>(request: Request): Promise<Answer> {
      const answered = Promise.withResolvers<unknown>();
      resolve = answered.resolve;
      clients.send(request);
      // As the file's own type says.
      return (await Promise.race([answered.promise, ended])) as Answer;
    },
    stop: () => clients.kill(),
  };
}

/** In the members' process: answers each request. */
export function answerRequests<Request>(answer: (request: Request) => Promise<unknown>): void {
  process.on('disconnect', () => process.exit());
  process.on('message', async (request: Request) =>
    process.send?.({ answer: await answer(request) } satisfies Message<never>),
  );
}

/** In the members' process. */
export function sendEvent(event: unknown): void {
  process.send?.({ event } satisfies Message<unknown>);
}
