import { readerOf, type Store, type Trx } from './database.ts'

/**
 * Several reads of the same moment: nothing that is saved in between shows in one and not in the other. SQLite's
 * transactions are like that anyway.
 */
export function readTogether<Result>(
  { db, engine }: Pick<Store, 'db' | 'engine'>,
  read: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  const transaction = readerOf(db).transaction()
  const isolated =
    engine === 'postgres'
      ? transaction.setIsolationLevel('repeatable read').setAccessMode('read only')
      : transaction
  return isolated.execute(read)
}
