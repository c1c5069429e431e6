import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BalanceOffer } from '#contract/imports.ts'
import { formatMoney } from '#finance/money.ts'
import { assetsQuery, liabilitiesQuery, useAssetWrites, useLiabilityWrites } from '#web/data/balance-sheet.ts'
import { messageOf } from '#web/data/client.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { toast } from '#web/ui/toast-store.ts'
import { formatDay } from '#web/lib/format-time.ts'

/** What the file says an account holds, for the row of the balance sheet that is the same account. */
export function BalanceOffers({ offers }: { offers: BalanceOffer[] }) {
  const open = offers.filter(({ amount, target }) => !target || target.amount !== Math.abs(amount))
  return open.map((offer) => <Offer key={offer.accountId} offer={offer} />)
}

function Offer({ offer }: { offer: BalanceOffer }) {
  const { accountName, amount, date, target } = offer
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
  const held = `${formatMoney(Math.abs(amount))}${amount < 0 ? ' owed' : ''}`
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center justify-between gap-3',
        'rounded-card border border-line px-4 py-3 text-sm',
      )}
    >
      <p className="min-w-0 flex-1 text-pretty">
        {accountName}: {held} on {formatDay(date)}.{' '}
        {target
          ? `Your balance sheet says ${formatMoney(target.amount)} for ${target.name}.`
          : 'It is not on your balance sheet yet.'}
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
  const held = Math.abs(amount)
  return async () => {
    const asset = target?.list === 'assets' ? assets.data?.find(({ id }) => id === target.id) : undefined
    const liability =
      target?.list === 'liabilities' ? liabilities.data?.find(({ id }) => id === target.id) : undefined
    if (asset) {
      const { id, name, category, notes } = asset
      await assetWrites.update({ id, input: { name, category, notes, value: held } })
    } else if (liability) {
      const { id, name, category, notes, interestRate } = liability
      await liabilityWrites.update({ id, input: { name, category, notes, interestRate, amount: held } })
    } else if (amount < 0) {
      await liabilityWrites.add({
        name: accountName,
        amount: held,
        interestRate: 0,
        category: 'Credit Cards',
      })
    } else await assetWrites.add({ name: accountName, value: held, category: 'Cash and Equivalents' })
  }
}
