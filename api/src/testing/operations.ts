import type { TestApi } from './test-api.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A JSON Schema of the description. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A call, as the API describes it. */
export interface Operation {
  /** `PUT /compositions/{id}`. */
  readonly name: string;
  readonly method: Method;
  /** Below /api/v1, with parameters in braces. */
  readonly path: string;
  readonly isPublic: boolean;
  /** What the route declares. */
  readonly access: string;
  /** Names of the required headers. */
  readonly headers: readonly string[];
  readonly query: Readonly<Record<string, JsonSchema>>;
  readonly body: JsonSchema | null;
  /** Responses by status. */
  readonly answers: Readonly<Record<string, JsonSchema | null>>;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

interface Described {
  readonly security?: readonly unknown[];
  readonly 'x-access': string;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: JsonSchema }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

/** All calls that the API describes, so that a test of all of them includes future ones. */
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

function toOperation(path: string, verb: string, described: Described) {
  const { security, parameters = [], requestBody, responses } = described;
  // The description has methods in lower case.
  const method = verb.toUpperCase() as Method;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const operation: Operation = {
    name: `${method} ${path}`,
    method,
    path,
    isPublic: security?.length === 0,
    access: described['x-access'],
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
