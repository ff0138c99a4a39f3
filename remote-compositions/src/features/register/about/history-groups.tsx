import { FieldGrid, optionsOf } from '@counterpoint/catalogue/fields';
import { dayHere } from '@counterpoint/domain/days';
import { RECORDED_LABELS } from '@counterpoint/domain/schemas/works';
import { Grid, Stack } from '@counterpoint/kit/core';
import { AboutGroup, ChoiceField, DraftLines, TextField } from '../fields/draft-fields.tsx';

const recordedOptions = optionsOf(RECORDED_LABELS);

export function DatesGroup() {
  return (
    <AboutGroup
      label="Dates and copyright"
      help="When it was created, published and put under copyright."
      names={['creation_date', 'first_publication_date', 'copyright_date', 'copyright_number']}
    >
      <FieldGrid>
        <TextField name="creation_date" label="Created on" type="date" max={dayHere()} />
        <TextField name="first_publication_date" label="First published on" type="date" max={dayHere()} />
        <TextField name="copyright_date" label="Copyright date" type="date" max={dayHere()} />
        <TextField
          name="copyright_number"
          label="Copyright number"
          help="Of a copyright office, where it was deposited."
        />
      </FieldGrid>
    </AboutGroup>
  );
}

export function PerformersGroup() {
  return (
    <AboutGroup
      label="Performers"
      help="Who plays or sings it: usage reports name them more often than writers."
      names={['performers', 'recorded']}
    >
      <Stack gap="5">
        <DraftLines
          name="performers"
          legend="Performers and bands"
          what="performer"
          addLabel="Add a performer"
          most={50}
          empty={{ name: '', first_name: '', ipi_name_number: '' }}
        >
          {(index) => (
            <Grid
              templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr)' }}
              gap="3"
              alignItems="end"
            >
              <TextField name={`performers.${index}.name`} label={`Family name or band ${index + 1}`} isRequired />
              <TextField name={`performers.${index}.first_name`} label="First name" />
              <TextField name={`performers.${index}.ipi_name_number`} label="IPI name number" inputMode="numeric" />
            </Grid>
          )}
        </DraftLines>
        <FieldGrid>
          <ChoiceField name="recorded" label="Has it been recorded?" options={recordedOptions} isRequired />
        </FieldGrid>
      </Stack>
    </AboutGroup>
  );
}
