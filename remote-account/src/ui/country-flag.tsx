import { Box, chakra } from '@counterpoint/kit/core';
import { useState } from 'react';

const FLAG_HOST = 'https://flagcdn.com';

/**
 * A country's flag beside its name, from a third party; its two letters where that cannot be reached. Nothing to read
 * out: the name stands beside it.
 */
export function CountryFlag({ code }: { readonly code: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Box
      aria-hidden="true"
      display="grid"
      placeItems="center"
      width="8"
      flexShrink={0}
      fontSize="xs"
      fontWeight="semibold"
      color="muted"
    >
      {code !== '' &&
        (failed === code ? (
          code
        ) : (
          <chakra.img
            // A new image for each country, or the last one's flag stays until the next has come.
            key={code}
            src={`${FLAG_HOST}/${code.toLowerCase()}.svg`}
            alt=""
            referrerPolicy="no-referrer"
            onError={() => setFailed(code)}
            maxWidth="7"
            maxHeight="5"
            borderWidth="1px"
            borderColor="line"
          />
        ))}
    </Box>
  );
}
