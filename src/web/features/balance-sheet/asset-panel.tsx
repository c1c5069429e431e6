import type { UseQueryResult } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { useMemo } from 'react'
import type { Asset, AssetInput } from '#contract/balance-sheet.ts'
import { groupAssets } from '#finance/balance-sheet.ts'
import { useAssetWrites } from '#web/data/balance-sheet.ts'
import { AssetDialog } from './asset-dialog.tsx'
import { ItemPanel } from './item-panel.tsx'
import { useItemEditor } from './use-item-editor.ts'

const empty = {
  icon: <Landmark />,
  text: 'What you own: accounts, investments, a home, a car. Rough figures are a fine start.',
}

export function AssetPanel({ query }: { query: UseQueryResult<Asset[]> }) {
  const editor = useItemEditor('asset', useAssetWrites(), toInput)
  const groups = useMemo(() => groupAssets(query.data ?? []), [query.data])
  const { target } = editor
  return (
    <ItemPanel
      kind="asset"
      query={query}
      groups={groups}
      empty={empty}
      onAdd={editor.add}
      onEdit={editor.edit}
      onRemove={editor.remove}
      dialog={
        target && (
          <AssetDialog
            asset={target === 'new' ? undefined : target}
            onSave={editor.save}
            onClose={editor.close}
          />
        )
      }
    />
  )
}

function toInput({ name, value, category, notes }: Asset): AssetInput {
  return { name, value, category, notes }
}
