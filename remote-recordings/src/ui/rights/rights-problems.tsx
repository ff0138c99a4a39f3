import { problemInWords, type RightsProblem, usesInWords } from '@counterpoint/domain/recording-rights';
import { uncountedInWords } from '@counterpoint/domain/territories';
import { Box, Button, Stack, Text } from '@counterpoint/kit/core';
import { useState } from 'react';
import { holdersInWords } from './holders-in-words.ts';
import type { ShownRight } from './shown-right.ts';

interface RightsProblemsProps {
  readonly rights: readonly ShownRight[];
  readonly problems: readonly RightsProblem[];
}

/** So many are shown before the others are asked for. */
const FIRST = 5;

/** Where and when more than all is claimed, and where something is held by nobody; in words, the worst first. */
export function RightsProblems({ rights, problems }: RightsProblemsProps) {
  if (problems.length === 0) return null;
  const over = problems.filter(({ kind }) => kind === 'over');
  const short = problems.filter(({ kind }) => kind === 'short');
  return (
    <Stack gap="3">
      {over.length > 0 && <Problems tone="terracotta" problems={over} rights={rights} />}
      {short.length > 0 && <Problems tone="gold" problems={short} rights={rights} />}
    </Stack>
  );
}

function Problems({ tone, problems, rights }: RightsProblemsProps & { tone: 'terracotta' | 'gold' }) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? problems : problems.slice(0, FIRST);
  const rest = problems.length - shown.length;
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      gap="3"
      alignItems="center"
      background={`${tone}.soft`}
      borderWidth="1px"
      borderColor={`${tone}.edge`}
      borderRadius="card"
      padding={{ base: '4', md: '5' }}
    >
      <Box flex="1 1 16rem" minWidth="0">
        <Box as="ul" listStyleType="none" margin="0" padding="0" display="grid" gap="2">
          {shown.map((problem) => (
            <li key={`${problem.from} ${problem.uses.join()} ${problem.countries.join()}`}>
              <Text fontWeight="semibold">{problemInWords(problem)}</Text>
              <Text fontSize="sm">
                {usesInWords(problem.uses)}.{problem.kind === 'over' && ` ${holdersInWords(problem, rights)}`}
              </Text>
              <AllCountries problem={problem} />
            </li>
          ))}
        </Box>
        {problems.length > FIRST && (
          <Button variant="ghost" size="sm" marginTop="2" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? 'Show fewer' : `Show ${rest} more`}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** The countries by name, where the words above count some of them. */
function AllCountries({ problem: { countries } }: { problem: RightsProblem }) {
  const all = uncountedInWords(countries);
  if (all === null) return null;
  return (
    <Box as="details" fontSize="sm">
      <summary>All countries</summary>
      {all}
    </Box>
  );
}
