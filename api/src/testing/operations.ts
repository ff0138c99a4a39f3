import type { TestApi } from './test-api.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A schema as the description has it: JSON Schema. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** One call of the API, as its own description has it. */
export interface Operation {
  /** `PUT /compositions/{id}`. */
  readonly name: string;
  readonly method: Method;
  /** Below /api/v1, with its parameters in braces. */
  readonly path: string;
  readonly isPublic: boolean;
  /** The names of the headers it asks for. */
  readonly headers: readonly string[];
  readonly query: Readonly<Record<string, JsonSchema>>;
  readonly body: JsonSchema | null;
  /** What it answers, by status. */
  readonly answers: Readonly<Record<string, JsonSchema | null>>;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

interface Described {
  readonly security?: readonly unknown[];
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: JsonSchema }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

/** Every call that the API describes, so that a test over all of them covers those that are yet to come. */
export async function readOperations(api: TestApi): Promise<Operation[]> {
  // Written by the API under test.
  const { paths }: { paths: Record<string, Record<string, Described>> } = (
    await api.inject('GET', '/openapi.json')
  ).json();
  return Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, described]) =>
      toOperation(address.replace('/api/v1', ''), method, described),
    ),
  );
}

function toOperation(path: string, verb: string, { security, parameters = [], requestBody, responses }: Described) {
  // The description writes the method in lower case.
  const method = verb.toUpperCase() as Method;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const operation: Operation = {
    name: `${method} ${path}`,
    method,
    path,
    isPublic: security?.length === 0,
    headers: parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name),
    query: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    body: schemaOf(requestBody),
    answers: Object.fromEntries(Object.entries(responses).map(([status, answer]) => [status, schemaOf(answer)])),
  };
  return operation;
}

function schemaOf(content: Content | undefined): JsonSchema | null {
  return content?.content?.['application/json']?.schema ?? null;
}
