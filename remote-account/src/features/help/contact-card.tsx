import { CONTACT } from '@counterpoint/domain/contact';
import { Box, Card, Flex, Heading, Text, TextLink } from '@counterpoint/kit/core';
import * as text from '../../messages/help.generated.ts';

export function ContactCard() {
  const { email, phone } = CONTACT;
  return (
    <Card as="section" aria-labelledby="help-contact" background="brand.soft" borderColor="brand.edge">
      <Flex wrap="wrap" columnGap="8" rowGap="2" justify="space-between" align="center">
        <Box>
          <Heading as="h2" id="help-contact">
            {text.contact()}
          </Heading>
          <Text>{text.contactNote()}</Text>
        </Box>
        <Box as="address" fontStyle="normal">
          <Contact href={`mailto:${email}`}>{email}</Contact>
          <Contact href={`tel:${phone.dialled}`}>{phone.shown}</Contact>
          <Text fontSize="sm">{text.hours()}</Text>
        </Box>
      </Flex>
    </Card>
  );
}

function Contact({ href, children }: { href: string; children: string }) {
  return (
    <Box>
      <TextLink href={href} display="inline-block" minHeight="6">
        {children}
      </TextLink>
    </Box>
  );
}
