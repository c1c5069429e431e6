import { badRequest } from './http-error.ts'

interface Person {
  email: string
  name: string | null
  username: string
}

/** Of the list, ordered by how often each is used, so many are refused. */
const COMMONEST = 10_000

let common: Promise<Set<string>> | undefined

/** The list is read with the first new password, not with the server. */
async function loadCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, COMMONEST))
}

/** Refuses what an attacker tries first; the length is the contract's business. */
export async function checkNewPassword(password: string, person: Person): Promise<void> {
  const problem = await findProblem(password, person)
  if (problem) throw badRequest(problem)
}

export async function findProblem(password: string, person: Person): Promise<string | null> {
  const typed = password.trim().toLowerCase()
  const own = [person.email, person.email.split('@')[0], person.name, person.username]
  if (own.some((name) => name && name.trim().toLowerCase() === typed)) {
    return 'Please choose a password that is not your e-mail or name'
  }
  common ??= loadCommon()
  if ((await common).has(typed)) return 'That password is too common. Please choose another one.'
  return null
}
