import { CamelCasePlugin } from 'kysely'
import type { Names } from './statement.ts'

/** `updated_at` in the database, `updatedAt` in the code: for queries as they come, and for prepared ones. */
export class CamelCaseNames extends CamelCasePlugin implements Names {
  toCode(column: string): string {
    return this.camelCase(column)
  }
}
