import { mock } from 'node:test';

/** Acts at another time. */
export async function atTime<T>(now: Date, act: () => Promise<T>): Promise<T> {
  mock.timers.enable({ apis: ['Date'], now });
  try {
    return await act();
  } finally {
    mock.timers.reset();
  }
}
