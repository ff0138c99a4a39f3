import pg from 'pg';

// A Date would be midnight in the machine's own zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
