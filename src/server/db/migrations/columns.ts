import type { CreateTableBuilder, OnModifyForeignAction } from 'kysely'
import type { Engine } from '#server/db/database.ts'

/** The few column types on which the engines differ; for what differs in more than that, the engine. */
export function columnsFor(engine: Engine) {
  // SQLite's INTEGER is 64 bits wide; PostgreSQL's is 32, too small for cents.
  const integer = engine === 'sqlite' ? ('integer' as const) : ('bigint' as const)

  /** AUTOINCREMENT, so that the id of a deleted row is never given to another one. */
  const id = <Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) =>
    table.addColumn('id', integer, (column) =>
      engine === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    )

  const reference =
    (name: string, target: string, onDelete: OnModifyForeignAction, { optional = false } = {}) =>
    <Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) =>
      table.addColumn(name, integer, (column) => {
        const linked = column.references(`${target}.id`).onDelete(onDelete)
        return optional ? linked : linked.notNull()
      })

  return { engine, integer, id, reference }
}

export type Columns = ReturnType<typeof columnsFor>
