import { SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';

export function tracer(): Tracer {
  return trace.getTracer('counterpoint');
}

/** Runs `work` as a span of its own. Without tracing, it only runs it. */
export function traced<Result>(
  kind: 'external job' | 'job' | 'thread',
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer().startActiveSpan(`${kind} ${name}`, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** For each line of the log that is written within a span. */
export function traceFields(): { readonly trace_id?: string } {
  const active = trace.getActiveSpan();
  return active ? { trace_id: active.spanContext().traceId } : {};
}
