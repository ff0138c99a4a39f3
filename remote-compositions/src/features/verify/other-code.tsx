import { paths } from '@counterpoint/contract/paths';
import { useNavigate } from '@counterpoint/contract/router';
import { parseCertificateCode } from '@counterpoint/domain/schemas/entries';
import { Box, Button, Card, Flex } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { type SubmitEvent, useState } from 'react';
import * as text from '../../messages/verify.generated.ts';

export function OtherCode() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = parseCertificateCode(typed);
    setWrong(code === null);
    if (code === null) return;
    setTyped('');
    void navigate(paths.compositions.verify(code));
  }
  return (
    <Card as="section" aria-label={text.anotherCertificate()}>
      <form onSubmit={handleSubmit} noValidate>
        <Flex gap="3" align="flex-end" wrap="wrap">
          <Box flex="1 1 16rem">
            <Field label={text.code()} help={text.codeHelp()} error={isWrong ? text.codeIncomplete() : undefined}>
              <Input
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            </Field>
          </Box>
          <Button type="submit" variant="outline">
            {text.check()}
          </Button>
        </Flex>
      </form>
    </Card>
  );
}
