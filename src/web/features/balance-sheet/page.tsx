import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { assetsQuery, liabilitiesQuery, useFollowBalanceSheet } from '#web/data/balance-sheet.ts'
import { householdQuery } from '#web/data/household.ts'
import { useFollowHousehold } from '#web/data/use-follow-household.ts'
import { useTogether } from '#web/data/use-together.ts'
import { ImportButton } from '#web/importing/import-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { AssetPanel } from './asset-panel.tsx'
import { LiabilityPanel } from './liability-panel.tsx'
import { ItemsFailure } from './items-failure.tsx'
import { NetWorthHistory } from './net-worth-history.tsx'
import { PrintView } from './print-view.tsx'
import { Summary } from './summary.tsx'

export function BalanceSheetPage() {
  useFollowBalanceSheet()
  useFollowHousehold()
  const assets = useQuery(assetsQuery)
  const liabilities = useQuery(liabilitiesQuery)
  const known = useQuery(householdQuery)
  const [owned, owed, household] = useTogether(assets, liabilities, known)
  const [tab, setTab] = useState('assets')
  return (
    <>
      <PageHeader
        title="Balance Sheet"
        subtitle="What you own, what you owe, and what is left"
        back={{ href: '/chat', label: 'Back to Home' }}
        actions={<ImportButton />}
      />
      <div className="grid gap-6">
        {/* The list in view says itself that it could not be loaded; the totals need both. */}
        {tab !== 'assets' && <ItemsFailure kind="asset" query={assets} />}
        {tab !== 'liabilities' && <ItemsFailure kind="liability" query={liabilities} />}
        <Summary
          assets={owned}
          liabilities={owed}
          household={household}
          isLoading={assets.isPending || liabilities.isPending || known.isPending}
        />
        <NetWorthHistory />
        <div className="print:hidden">
          <Tabs
            label="Balance Sheet"
            value={tab}
            onValueChange={setTab}
            items={[
              {
                value: 'assets',
                label: 'Assets',
                content: <AssetPanel query={assets} assets={owned} household={household} />,
              },
              {
                value: 'liabilities',
                label: 'Liabilities',
                content: <LiabilityPanel query={liabilities} liabilities={owed} household={household} />,
              },
            ]}
          />
        </div>
      </div>
      <PrintView assets={owned} liabilities={owed} />
    </>
  )
}
