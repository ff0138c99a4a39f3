import { Delayed, Flex, Spinner } from '@counterpoint/kit/core';
import * as text from '../messages/pages.generated.ts';

export function LoadingCode() {
  return (
    <Flex minHeight="60vh" align="center" justify="center" role="status" aria-label={text.loading()}>
      <Delayed>
        <Spinner />
      </Delayed>
    </Flex>
  );
}
