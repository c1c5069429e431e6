import { sql, type SqlBool } from 'kysely'

/**
 * True where the column contains the text as it is, with % and _ meaning nothing. Letter case is the callers' matter:
 * the engines' own LIKE and lower() disagree about it, so that columns to search hold keys in lower case.
 */
export function contains(column: string, text: string) {
  return sql<SqlBool>`${sql.ref(column)} like ${`%${asIs(text)}%`} escape '!'`
}

const asIs = (text: string) => text.replace(/[!%_]/g, '!$&')

/**
 * True where the column may be the text, which is in lower case: letters beyond ASCII, whose case SQLite does not know,
 * stand for any. Whether it is, is for the caller to compare.
 */
export function mayBe(column: string, text: string) {
  const pattern = asIs(text).replaceAll(/\P{ASCII}+/gu, '%')
  return sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape '!'`
}
