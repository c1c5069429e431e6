import type { Source } from './command.ts'
import { actions } from './sources/actions.ts'
import { messages } from './sources/messages.ts'
import { screens } from './sources/screens.ts'
import { transactions } from './sources/transactions.ts'

/** In the order in which they are shown. */
export const sources: readonly Source[] = [actions, screens, messages, transactions]
