import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BalanceOffer } from '#contract/imports.ts'
import { type Cents, formatMoney } from '#finance/money.ts'
import { assetsQuery, liabilitiesQuery, useAssetWrites, useLiabilityWrites } from '#web/data/balance-sheet.ts'
import { messageOf } from '#web/data/client.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { toast } from '#web/ui/toast-store.ts'
import { formatDay } from '#web/lib/format-time.ts'

/** What the file says an account holds, for the row of the balance sheet that is the same account. */
export function BalanceOffers({ offers }: { offers: BalanceOffer[] }) {
  const open = offers.filter(
    ({ amount, target }) => !target || target.amount !== amountFor(target.list, amount),
  )
  return open.map((offer) => <Offer key={offer.accountId} offer={offer} />)
}

/** What a row of the balance sheet says: an overdrawn account owns nothing, and a card with a credit owes nothing. */
const amountFor = (list: 'assets' | 'liabilities', amount: Cents): Cents =>
  Math.max(0, list === 'assets' ? amount : -amount)

/** A minus is a debt; a balance above 0 of what is listed as a debt is the bank's to pay. */
function sayHeld({ amount, target }: BalanceOffer): string {
  const size = formatMoney(Math.abs(amount))
  if (amount < 0) return target?.list === 'assets' ? `overdrawn by ${size}` : `${size} owed`
  return target?.list === 'liabilities' && amount > 0 ? `${size} in your favor` : size
}

function sayTarget({ amount, target }: BalanceOffer): string {
  if (!target) return 'It is not on your balance sheet yet.'
  const isOther = amountFor(target.list, amount) !== Math.abs(amount)
  const stands = `Your balance sheet says ${formatMoney(target.amount)} for ${target.name}`
  return isOther ? `${stands}, which would become ${formatMoney(0)}.` : `${stands}.`
}

function Offer({ offer }: { offer: BalanceOffer }) {
  const { accountName, date, target } = offer
  const [state, setState] = useState<'open' | 'saving' | 'done'>('open')
  const save = useSaveBalance(offer)
  async function accept() {
    setState('saving')
    try {
      await save()
      setState('done')
    } catch (error) {
      setState('open')
      toast({
        title: 'Not updated',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      })
    }
  }
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center justify-between gap-3',
        'rounded-card border border-line px-4 py-3 text-sm',
      )}
    >
      <p className="min-w-0 flex-1 basis-56 text-pretty">
        {accountName}: {sayHeld(offer)} on {formatDay(date)}. {sayTarget(offer)}
      </p>
      {state === 'done' ? (
        <output className="block font-medium text-good">Updated</output>
      ) : (
        <Button size="sm" variant="secondary" pending={state === 'saving'} onClick={() => void accept()}>
          {target ? 'Update balance' : 'Add to balance sheet'}
        </Button>
      )}
    </div>
  )
}

/** Only the amount is another one; everything else about the row stays. */
function useSaveBalance({ accountName, amount, target }: BalanceOffer) {
  const [assets, liabilities] = [useQuery(assetsQuery), useQuery(liabilitiesQuery)]
  const [assetWrites, liabilityWrites] = [useAssetWrites(), useLiabilityWrites()]
  return async () => {
    const asset = target?.list === 'assets' ? assets.data?.find(({ id }) => id === target.id) : undefined
    const liability =
      target?.list === 'liabilities' ? liabilities.data?.find(({ id }) => id === target.id) : undefined
    if (asset) {
      const { id, name, category, notes } = asset
      await assetWrites.update({ id, input: { name, category, notes, value: amountFor('assets', amount) } })
    } else if (liability) {
      const { id, name, category, notes, interestRate } = liability
      const owed = amountFor('liabilities', amount)
      await liabilityWrites.update({ id, input: { name, category, notes, interestRate, amount: owed } })
    } else if (amount < 0) {
      await liabilityWrites.add({
        name: accountName,
        amount: -amount,
        interestRate: 0,
        category: /card/i.test(accountName) ? 'Credit Cards' : 'Other Debt',
      })
    } else await assetWrites.add({ name: accountName, value: amount, category: 'Cash and Equivalents' })
  }
}
