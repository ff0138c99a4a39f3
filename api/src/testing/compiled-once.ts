const { NODE_COMPILE_CACHE } = process.env;

/** For the environment of a program that a test starts: it reuses what the test command has compiled. */
export const COMPILE_CACHE: Readonly<Record<string, string>> = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
