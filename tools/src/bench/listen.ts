import { API_PREFIX, buildApp } from 'api/main/app.ts';
import type { Services } from 'api/platform/services.ts';

/** Runs `work` while this process serves the API. */
export async function whileListening<Result>(
  context: Services,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const app = await buildApp(context);
  try {
    return await work(`${await app.listen({ port: 0, host: '127.0.0.1' })}${API_PREFIX}`);
  } finally {
    await app.close();
  }
}
