/** What one user can make the server do at the limits of what it takes. */
export type Ask = (method: string, path: string, body?: object) => Promise<void>

export interface Worst {
  what: string
  request: (ask: Ask, count: number) => Promise<void>
  /** How often it can be done; without end when absent. */
  times?: number
}

/** In a new store: an administrator who does the worst, somebody who looks, and those who go. */
export const WORST_ID = 1
export const LEAVING_IDS = [3, 4]
export const PEOPLE = 2 + LEAVING_IDS.length

const ROWS = 5000
export const MESSAGES = 20_000

/** Each of them was slow once. */
const hostile = ['1,', '12 ', 'a ', 'my rent is 1,200 ', '(', 'I owe 5 on my card. ', 'hello ']
const LONGEST = 4000

export const worsts: Worst[] = [
  {
    what: `saves ${3 * ROWS} rows`,
    request: (ask, count) => ask('POST', '/api/profile', { otherData: fullLists(count + 1) }),
  },
  { what: `reads ${MESSAGES} messages`, request: (ask) => ask('GET', '/api/messages') },
  {
    what: `sends ${LONGEST} hostile characters over ${3 * ROWS} rows`,
    request: (ask, count) => {
      const part = hostile[count % hostile.length] ?? ''
      return ask('POST', '/api/chat', { message: part.repeat(LONGEST / part.length) })
    },
  },
  {
    what: `deletes accounts of ${MESSAGES} messages`,
    request: (ask, count) => ask('DELETE', `/api/admin/users/${LEAVING_IDS[count]}`),
    times: LEAVING_IDS.length,
  },
]

function fullLists(amount: number) {
  const ids = Array.from({ length: ROWS }, (_, index) => index + 1)
  const date = '2026-01-01'
  return {
    expenseItems: ids.map((id) => ({ id, category: 'Rent', amount, date })),
    incomeItems: ids.map((id) => ({ id, source: 'Pay', amount, date })),
    financialGoalItems: ids.map((id) => ({
      id,
      name: 'Goal',
      currentAmount: amount,
      targetAmount: 9,
      description: '',
    })),
  }
}
