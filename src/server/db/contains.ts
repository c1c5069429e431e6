import { sql, type SqlBool } from 'kysely'

/**
 * True where the column contains the text as it is, with % and _ meaning nothing. Callers take care of letter case: the
 * engines' LIKE and lower() disagree about it, so searchable columns hold lower-case keys.
 */
export function contains(column: string, text: string) {
  return sql<SqlBool>`${sql.ref(column)} like ${`%${asIs(text)}%`} escape '!'`
}

const asIs = (text: string) => text.replace(/[!%_]/g, '!$&')

/**
 * True where the column may equal the text, which is in lower case. SQLite knows no case beyond ASCII, so such letters
 * match any letter, and the caller has to compare again.
 */
export function mayBe(column: string, text: string) {
  const pattern = asIs(text).replaceAll(/\P{ASCII}+/gu, '%')
  return sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape '!'`
}
