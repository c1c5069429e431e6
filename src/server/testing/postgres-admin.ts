import { Client, escapeIdentifier } from 'pg'

/** The PostgreSQL of a test run; every database made on it carries the prefix of the run. */
export interface TestServer {
  adminUrl: string
  prefix: string
}

export async function withClient<Result>(
  url: string,
  use: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** By its files: written through the log, a copy takes twice as long, and so does dropping it. */
export async function copyDatabase(admin: Client, template: string, name: string) {
  const [copy, original] = [name, template].map(escapeIdentifier)
  await admin.query(`CREATE DATABASE ${copy} TEMPLATE ${original} STRATEGY file_copy`)
}

export async function renameDatabase(admin: Client, from: string, to: string) {
  await admin.query(`ALTER DATABASE ${escapeIdentifier(from)} RENAME TO ${escapeIdentifier(to)}`)
}

/** Also when it is in use: the pools of a test may still be closing their connections. */
export async function dropDatabase(admin: Client, name: string) {
  await admin.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`)
}

/** Drops whatever the run has left on the server. */
export async function dropTestDatabases({ adminUrl, prefix }: TestServer) {
  await withClient(adminUrl, async (admin) => {
    const left = await admin.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [prefix],
    )
    for (const { datname } of left.rows) await dropDatabase(admin, datname)
  })
}

/** The same server and user, another database. */
export function nameDatabase(adminUrl: string, name: string) {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}
