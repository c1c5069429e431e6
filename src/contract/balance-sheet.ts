import { assetCategories, liabilityCategories } from '#finance/balance-sheet.ts'
import { endpoints } from './endpoint.ts'
import { clientId, instant, nothing, plainDate, requiredText, textOrNull } from './fields.ts'
import { money, moneyTotal, rate } from './money.ts'
import { z } from './zod.ts'

const notes = textOrNull(2000)

export const assetInput = z.object({
  name: requiredText(200, 'Asset name is required'),
  value: money({ message: 'Value must be 0 or higher' }),
  category: z.enum(assetCategories, 'Category is required'),
  notes: z.optional(notes),
})
export type AssetInput = z.output<typeof assetInput>

export const liabilityInput = z.object({
  name: requiredText(200, 'Liability name is required'),
  amount: money({ message: 'Amount must be 0 or higher' }),
  interestRate: rate('Interest rate must be 0 or higher'),
  category: z.enum(liabilityCategories, 'Category is required'),
  notes: z.optional(notes),
  /** Left as it is by a change that does not name it, since the specification's own client does not know it. */
  minimumPayment: z.nullish(money({ message: 'Minimum payment must be 0 or higher' })),
})
export type LiabilityInput = z.output<typeof liabilityInput>

export const asset = z.extend(assetInput, { id: z.int(), notes, updatedAt: instant })
export type Asset = z.output<typeof asset>

export const liability = z.extend(liabilityInput, {
  id: z.int(),
  notes,
  minimumPayment: z.nullable(money()),
  updatedAt: instant,
})
export type Liability = z.output<typeof liability>

const netWorthPoint = z.object({
  /** The day in the user's time zone; the point is where that day ended. */
  date: plainDate,
  totalAssets: moneyTotal,
  totalLiabilities: moneyTotal,
  netWorth: moneyTotal,
  /** The part of the difference between two points that came from rows added or removed. */
  listedTotal: moneyTotal,
})
export type NetWorthPoint = z.output<typeof netWorthPoint>

const historyQuery = z.object({
  limit: z._default(z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(2000))), 366),
  before: z.optional(plainDate),
})
export type HistoryQuery = z.output<typeof historyQuery>

export const balanceSheet = endpoints({
  listAssets: {
    method: 'GET',
    path: '/api/assets',
    access: 'user',
    summary: 'What the user owns, in the order it was added',
    response: z.array(asset),
  },
  addAsset: {
    method: 'POST',
    path: '/api/assets',
    access: 'user',
    summary: 'Add an asset',
    body: z.extend(assetInput, { clientId }),
    response: asset,
    status: 201,
  },
  updateAsset: {
    method: 'PUT',
    path: '/api/assets/:id',
    access: 'user',
    summary: 'Change an asset; notes that are absent are cleared',
    body: z.extend(assetInput, { clientId }),
    response: asset,
  },
  removeAsset: {
    method: 'DELETE',
    path: '/api/assets/:id',
    access: 'user',
    summary: 'Delete an asset; adding it again undoes that',
    response: nothing,
  },
  listLiabilities: {
    method: 'GET',
    path: '/api/liabilities',
    access: 'user',
    summary: 'What the user owes, in the order it was added',
    response: z.array(liability),
  },
  addLiability: {
    method: 'POST',
    path: '/api/liabilities',
    access: 'user',
    summary: 'Add a liability',
    body: z.extend(liabilityInput, { clientId }),
    response: liability,
    status: 201,
  },
  updateLiability: {
    method: 'PUT',
    path: '/api/liabilities/:id',
    access: 'user',
    summary: 'Change a liability; absent notes are cleared, an absent minimum payment stays',
    body: z.extend(liabilityInput, { clientId }),
    response: liability,
  },
  removeLiability: {
    method: 'DELETE',
    path: '/api/liabilities/:id',
    access: 'user',
    summary: 'Delete a liability; adding it again undoes that',
    response: nothing,
  },
  netWorthHistory: {
    method: 'GET',
    path: '/api/net-worth-history',
    access: 'user',
    summary: 'Net worth at the end of each day on which it was changed: the newest days, oldest first',
    query: historyQuery,
    response: z.array(netWorthPoint),
  },
})
