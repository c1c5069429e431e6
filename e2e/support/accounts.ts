import { request, type APIRequestContext, type APIResponse, type Page } from 'playwright-core'
import type { ServerProcess } from './server-process.ts'

interface Account {
  email: string
  password: string
  name: string
  isAdmin: boolean
}

export interface Accounts {
  /** A person the administrator has let in. */
  newUser: (details?: Partial<Omit<Account, 'password'>>) => Promise<Account>
  /** Signs the browser of the page in, as somebody new when nobody is named. */
  signIn: (page: Page, account?: Account) => Promise<Account>
  close: () => Promise<void>
}

export type AccountServer = Pick<ServerProcess, 'url' | 'adminEmail' | 'adminPassword'>

export function openAccounts(server: AccountServer): Accounts {
  let admin: Promise<APIRequestContext> | undefined
  let count = 0
  const newUser: Accounts['newUser'] = async (details) => {
    admin ??= signInAdmin(server)
    count += 1
    const person = {
      email: `person-${count}@example.com`,
      name: `Person ${count}`,
      isAdmin: false,
      ...details,
    }
    const answer = await (await admin).post('/api/admin/users', { data: person })
    await demand(answer, 201)
    const { password } = (await answer.json()) as { password?: string }
    if (!password)
      throw new Error(`The password of ${person.email} went out by e-mail, so nobody can sign in here.`)
    return { ...person, password }
  }
  return {
    newUser,
    async signIn(page, account) {
      const person = account ?? (await newUser())
      await logIn(page.context().request, person)
      return person
    },
    close: async () => (await admin)?.dispose(),
  }
}

async function signInAdmin({ url, adminEmail, adminPassword }: AccountServer) {
  const admin = await request.newContext({ baseURL: url })
  await logIn(admin, { email: adminEmail, password: adminPassword })
  return admin
}

async function logIn(client: APIRequestContext, { email, password }: Pick<Account, 'email' | 'password'>) {
  await demand(await client.post('/api/auth/login', { data: { email, password } }), 200)
}

async function demand(answer: APIResponse, status: number) {
  if (answer.status() === status) return
  throw new Error(`${answer.url()} answered ${answer.status()} instead of ${status}: ${await answer.text()}`)
}
