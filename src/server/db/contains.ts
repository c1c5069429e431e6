import { sql, type SqlBool } from 'kysely'

/**
 * True where the column contains the text as it is, with % and _ meaning nothing. Letter case is the callers' matter:
 * the engines' own LIKE and lower() disagree about it, so that columns to search hold keys in lower case.
 */
export function contains(column: string, text: string) {
  const pattern = `%${text.replace(/[!%_]/g, '!$&')}%`
  return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '!'`
}
