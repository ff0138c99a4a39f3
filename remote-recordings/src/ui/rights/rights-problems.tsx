import { formatProblem, formatUses, type RightsProblem } from '@counterpoint/domain/recording-rights';
import { formatAllCountries } from '@counterpoint/domain/territories';
import { Box, Button, Stack, Text } from '@counterpoint/kit/core';
import { useId, useState } from 'react';
import * as text from '../../messages/rights.generated.ts';
import { formatHolders } from './format-holders.ts';
import type { ShownRight } from './shown-right.ts';

interface RightsProblemsProps {
  readonly rights: readonly ShownRight[];
  readonly problems: readonly RightsProblem[];
}

const FIRST = 5;

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

function Problems({ tone, ...list }: RightsProblemsProps & { tone: 'terracotta' | 'gold' }) {
  return (
    <Box
      background={`${tone}.soft`}
      borderWidth="1px"
      borderColor={`${tone}.edge`}
      borderRadius="card"
      padding={{ base: '4', md: '5' }}
    >
      <ProblemList {...list} />
    </Box>
  );
}

export function ProblemList({ problems, rights }: RightsProblemsProps) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? problems : problems.slice(0, FIRST);
  if (problems.length === 0) return null;
  return (
    <>
      <Box as="ul" listStyleType="none" margin="0" padding="0" display="grid" gap="2">
        {shown.map((problem) => (
          <Problem
            key={`${problem.from} ${problem.uses.join()} ${problem.countries.join()}`}
            problem={problem}
            rights={rights}
          />
        ))}
      </Box>
      {problems.length > FIRST && (
        <Button variant="ghost" size="sm" marginTop="2" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? text.showFewer() : text.showMore({ count: problems.length - shown.length })}
        </Button>
      )}
    </>
  );
}

function Problem({ problem, rights }: { problem: RightsProblem; rights: readonly ShownRight[] }) {
  const id = useId();
  return (
    <li>
      <Text id={id} fontWeight="semibold">
        {formatProblem(problem)}
      </Text>
      <Text fontSize="sm">
        {text.usesEnd({ uses: formatUses(problem.uses) })}
        {problem.kind === 'over' && ` ${formatHolders(problem, rights)}`}
      </Text>
      <AllCountries countries={problem.countries} wordsId={id} />
    </li>
  );
}

function AllCountries({ countries, wordsId }: { countries: readonly string[]; wordsId: string }) {
  const id = useId();
  const all = formatAllCountries(countries);
  if (all === null) return null;
  return (
    <Box asChild fontSize="sm">
      <details>
        <Box asChild minHeight="6" cursor="pointer" color="brand.text" borderRadius="2px">
          <summary id={id} aria-labelledby={`${id} ${wordsId}`}>
            {text.allCountries()}
          </summary>
        </Box>
        {all}
      </details>
    </Box>
  );
}
