import { Delayed, Flex, Spinner } from '@counterpoint/kit/core';

/** Stands where code is on its way; nothing for the first 200 ms. */
export function LoadingCode() {
  return (
    <Flex minHeight="60vh" align="center" justify="center" role="status" aria-label="Loading">
      <Delayed>
        <Spinner />
      </Delayed>
    </Flex>
  );
}
