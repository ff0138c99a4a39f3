import { Box, chakra } from '@counterpoint/kit/core';
import { useState } from 'react';

const FLAG_HOST = 'https://flagcdn.com';

export function CountryFlag({ code }: { readonly code: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Box
      aria-hidden="true"
      position="absolute"
      insetStart="3"
      top="0"
      bottom="0"
      zIndex="1"
      display="grid"
      placeItems="center"
      width="6"
      pointerEvents="none"
      fontSize="xs"
      fontWeight="semibold"
      color="muted"
    >
      {failed === code ? (
        code
      ) : (
        <chakra.img
          // A new element per country, or the last flag stays until the next one loads.
          key={code}
          src={`${FLAG_HOST}/${code.toLowerCase()}.svg`}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setFailed(code)}
          maxWidth="6"
          maxHeight="4"
          borderWidth="1px"
          borderColor="line"
        />
      )}
    </Box>
  );
}
