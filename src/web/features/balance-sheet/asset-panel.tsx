import type { UseQueryResult } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Asset, AssetInput } from '#contract/balance-sheet.ts'
import type { HouseholdView } from '#contract/household.ts'
import { groupAssets } from '#finance/balance-sheet.ts'
import { useAssetWrites } from '#web/data/balance-sheet.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { DerivedItem } from './derived-row.tsx'
import { ItemPanel } from './item-panel.tsx'
import { SavingsQuestion } from './savings-question.tsx'
import { useItemEditor } from './use-item-editor.ts'

const AssetDialog = lazyPart(async () => (await import('./asset-dialog.tsx')).AssetDialog)
const StatedDialog = lazyPart(async () => (await import('./stated-dialog.tsx')).StatedDialog)

const empty = {
  icon: <Landmark />,
  text: 'What you own: accounts, investments, a home, a car. Rough figures are a fine start.',
}

interface AssetPanelProps {
  query: UseQueryResult<Asset[]>
  assets: Asset[] | undefined
  household: HouseholdView | undefined
}

export function AssetPanel({ query, assets, household }: AssetPanelProps) {
  const editor = useItemEditor('asset', useAssetWrites(), toInput)
  const [stated, setStated] = useState<DerivedItem | null>(null)
  const groups = useMemo(() => sortGroups(assets, household), [assets, household])
  const { target } = editor
  return (
    <ItemPanel
      kind="asset"
      query={query}
      items={assets}
      groups={groups}
      derived={{
        adoptLabel: 'Make it an asset',
        onAdopt: (item) => void editor.addNow(toAsset(item)),
        onEdit: setStated,
      }}
      question={household && <SavingsQuestion household={household} onAnswer={editor.addNow} />}
      empty={empty}
      onAdd={editor.add}
      onEdit={editor.edit}
      onRemove={editor.remove}
      dialog={
        stated?.source.kind === 'profile' ? (
          <StatedDialog name={stated.name} source={stated.source} onClose={() => setStated(null)} />
        ) : (
          target && (
            <AssetDialog
              asset={target === 'new' ? undefined : target}
              onSave={editor.save}
              onClose={editor.close}
            />
          )
        )
      }
    />
  )
}

/** The category that is worth most first. */
function sortGroups(assets: Asset[] = [], household: HouseholdView | undefined) {
  const derived = household?.owned.lines.map((line) => ({ ...line, value: line.amount })) ?? []
  return groupAssets([...assets, ...derived]).toSorted((a, b) => b.total - a.total)
}

function toInput({ name, value, category, notes }: Asset): AssetInput {
  return { name, value, category, notes }
}

function toAsset({ name, amount, ...item }: DerivedItem): AssetInput {
  return { name, value: amount, category: 'value' in item ? item.category : 'Other Assets' }
}
