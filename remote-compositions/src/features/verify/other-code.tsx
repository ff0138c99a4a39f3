import { paths } from '@counterpoint/contract/paths';
import { useNavigate } from '@counterpoint/contract/router';
import { parseCertificateCode } from '@counterpoint/domain/schemas/entries';
import { Box, Button, Card, Flex } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { type SubmitEvent, useState } from 'react';

export function OtherCode() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = parseCertificateCode(text);
    setWrong(code === null);
    if (code === null) return;
    setText('');
    void navigate(paths.compositions.verify(code));
  }
  return (
    <Card as="section" aria-label="Check another certificate">
      <form onSubmit={handleSubmit} noValidate>
        <Flex gap="3" align="flex-end" wrap="wrap">
          <Box flex="1 1 16rem">
            <Field
              label="Code of another certificate"
              help="It looks like 7K3M4-P9QRS-TV2W3-X4Y5Z."
              error={isWrong ? 'This is not a whole code: it has 20 letters and digits.' : undefined}
            >
              <Input
                value={text}
                onChange={({ target }) => setText(target.value)}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            </Field>
          </Box>
          <Button type="submit" variant="outline">
            Check
          </Button>
        </Flex>
      </form>
    </Card>
  );
}
