import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

export async function createAnalytics(db: Kysely<unknown>, columns: Columns) {
  await createRawTraffic(db, columns)
  await createRollUps(db, columns)
  await db.schema.createIndex('sessions_last_seen').on('sessions').column('last_seen_at').execute()
}

async function createRawTraffic(db: Kysely<unknown>, { id, integer, reference }: Columns) {
  await db.schema
    .createTable('visitor_salts')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('visits')
    .$call(id)
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addColumn('views', integer, (column) => column.notNull())
    .addColumn('referrer', 'text')
    .addColumn('is_admin', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('visits_visitor').on('visits').column('visitor').execute()

  await db.schema
    .createTable('page_views')
    .$call(id)
    .$call(reference('visit_id', 'visits', 'cascade'))
    .addColumn('view_id', 'text', (column) => column.notNull().unique())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('visible_ms', integer, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('page_views_visit').on('page_views').columns(['visit_id', 'path']).execute()
}

async function createRollUps(db: Kysely<unknown>, { integer }: Columns) {
  await db.schema
    .createTable('daily_traffic')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('visitors', integer, (column) => column.notNull())
    .addColumn('sessions', integer, (column) => column.notNull())
    .addColumn('views', integer, (column) => column.notNull())
    .addColumn('visible_ms', integer, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('daily_pages')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('visitors', integer, (column) => column.notNull())
    .addColumn('sessions', integer, (column) => column.notNull())
    .addColumn('views', integer, (column) => column.notNull())
    .addColumn('visible_ms', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_pages_key', ['day', 'path'])
    .execute()

  await db.schema
    .createTable('daily_referrers')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('visits', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_referrers_key', ['day', 'host'])
    .execute()
}
