import { Box, chakra } from '@counterpoint/kit/core';
import { useState } from 'react';

const FLAG_HOST = 'https://flagcdn.com';

/**
 * A country's flag in its list, from a third party; its two letters where that cannot be reached. Nothing to read out
 * or to click: the name stands beside it, and the list lies below.
 */
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
          // A new image for each country, or the last one's flag stays until the next has come.
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
