/** All that is owned and owed. */
import type { Figure } from '#contract/figures.ts'
import { byRow } from '#advisor/grounding/figures.ts'
import { listing, text, type Text } from '#advisor/grounding/pieces.ts'
import { nameOf } from '#advisor/planning/compose.ts'
import { findRows } from '#advisor/planning/data/find-row.ts'
import { householdLines, type SourcedLine } from '#advisor/planning/data/household-lines.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { compositionShares, groupAssets, netWorth as findNetWorth } from '#finance/balance-sheet.ts'
import { percentShare, subtractMoney, sumMoney } from '#finance/money.ts'

const OWED_SHARE = /\bdebt[- ]to[- ]assets?\b|\b(?:share|percent|part|much) of (?:my|our|what)\b/i

export const netWorth = defineSum({
  name: 'net-worth',
  about: 'Net worth: all that is owned, less all that is owed.',
  inputs: {},
  results: ['networth', 'owned', 'owed'],
  formula: 'all assets added up, less all debts added up',
  assumptions: [],
  compute(_input, sheet, { snapshot, text: said }) {
    const { owned: assets, owed: liabilities } = householdLines(snapshot)
    if (assets.length === 0 && liabilities.length === 0)
      return 'What do you own, and what do you owe? Tell me, and I add it up.'
    const found = findNetWorth(
      assets.map(({ amount }) => ({ value: amount })),
      liabilities,
    )
    const rows = (items: typeof assets) =>
      items.map(({ name, amount, source }) => sheet.row(name, amount, source))
    const owned = sheet.sum('owned', 'Owned', found.totalAssets, 'all assets added up', rows(assets))
    const owed = sheet.sum('owed', 'Owed', found.totalLiabilities, 'all debts added up', rows(liabilities))
    const net = sheet.sum('networth', 'Net worth', found.netWorth, 'owned minus owed', [owned, owed])
    const share =
      found.totalAssets > 0 && found.totalLiabilities > 0
        ? sheet.asideShare(
            'Owed of what is owned',
            percentShare(found.totalLiabilities, found.totalAssets),
            'owed divided by owned',
            [owed, owned],
          )
        : null
    const without = tellWithout(net, assets, liabilities, said, sheet)
    const [largest] = assets.toSorted((a, b) => b.amount - a.amount)
    const isSplit = assets.length > 1 && largest !== undefined && found.totalAssets > 0
    return {
      answer: [
        ...(share && OWED_SHARE.test(said) ? [text`You owe ${share} of what you own.`] : []),
        liabilities.length === 0
          ? text`${net}, and nothing owed on any of it.`
          : text`${net}: you own ${owned} and owe ${owed}.`,
        ...without,
        ...tellDerived([...assets, ...liabilities], sheet),
        ...(isSplit ? [text`The largest part is ${nameOf(largest.name)}.`] : []),
      ],
      lines: [
        text`Owned: ${owned}`,
        share ? text`Owed: ${owed}, ${share} of what you own` : text`Owed: ${owed}`,
        text`Net worth: ${net}`,
      ],
      notes:
        found.netWorth < 0
          ? [
              text`Below zero is where many people start, with loans for school or a first home. The direction counts.`,
            ]
          : [],
      cards: [
        {
          kind: 'table',
          title: 'What you own and owe',
          formula: 'What is owed is counted below zero',
          open: '/balance-sheet',
          columns: [
            { label: 'Item', unit: 'text' },
            { label: 'Kind', unit: 'text' },
            { label: 'Amount', unit: 'money' },
          ],
          rows: [
            ...assets.map((row) => [row.name, row.category, row.amount]),
            ...liabilities.map((row) => [row.name, row.category, -row.amount]),
          ],
        },
      ],
    }
  },
})

const LEFT_OUT =
  /\b(?:without|leaving out|leave out|excluding|not counting|ignoring|except(?: for)?|apart from|other than)\b([^?;]*)/i

/** 'And leaving out the house and the mortgage' */
function tellWithout(
  net: Figure,
  assets: readonly SourcedLine[],
  liabilities: readonly SourcedLine[],
  said: string,
  sheet: Worksheet,
): Text[] {
  const words = LEFT_OUT.exec(said)?.[1] ?? ''
  const named = (lines: readonly SourcedLine[]) => findRows(words, lines, ({ name }) => name)
  const [owned, owed] = [named(assets), named(liabilities)]
  if (owned.length + owed.length === 0) return []
  const total = (lines: readonly SourcedLine[]) => sumMoney(lines.map(({ amount }) => amount))
  const rest = subtractMoney(net.value, subtractMoney(total(owned), total(owed)))
  const rows = [...owned, ...owed].map(({ name, amount, source }) => sheet.row(name, amount, source))
  const left = sheet.aside('Without that', rest, 'net worth without what is left out', [net, ...rows])
  return [text`Leaving out ${listing([...owned, ...owed].map(({ name }) => nameOf(name)))}, it's ${left}.`]
}

/** What counts though no list of the balance sheet has it is named, so that nobody wonders where it comes from. */
function tellDerived(lines: readonly SourcedLine[], sheet: Worksheet): Text[] {
  const derived = lines.filter(({ isDerived }) => isDerived)
  if (derived.length === 0 || derived.length === lines.length) return []
  const parts = derived.map((line) => {
    const figure = sheet.row(line.name, line.amount, line.source)
    const from = line.source.kind === 'profile' ? 'from your profile' : 'put aside for that goal'
    return text`${nameOf(line.name)}, ${figure} ${from}`
  })
  return [text`That counts ${listing(parts)}.`]
}

export const assetMix = defineSum({
  name: 'asset-mix',
  about: 'How what is owned is divided, or what part one thing is of it.',
  inputs: {},
  results: ['shares', 'total'],
  formula: 'each kind’s part of all that is owned',
  assumptions: [],
  compute(_input, sheet, { asset, snapshot }) {
    const groups = groupAssets(snapshot.assets).toSorted((a, b) => b.total - a.total)
    const sum = sumMoney(groups.map((group) => group.total))
    if (sum <= 0) return 'What do you own? Tell me what each thing is worth, and I divide it up.'
    const whole = sheet.sum('total', 'All you own', sum, 'all assets added up')
    const shares = compositionShares(groups.map((group) => group.total))
    const rows = groups.map((group, at) => ({
      category: group.category.toLowerCase(),
      total: sheet.sum(`kind${at}`, group.category, group.total, 'assets of this kind added up'),
      share: sheet.share(
        at === 0 && !asset ? 'shares' : `share${at}`,
        group.category,
        percentShare(group.total, sum),
        'its part of all you own',
        [whole],
      ),
    }))
    const own = asset && {
      value: sheet.row(asset.name, asset.value, byRow('assets', asset)),
      share: sheet.share('shares', asset.name, percentShare(asset.value, sum), 'its part of all you own', [
        whole,
      ]),
    }
    const [first, second] = rows
    return {
      answer: [
        ...(asset && own
          ? [text`${own.share}: ${nameOf(asset.name)} is ${own.value} of the ${whole} you own.`]
          : []),
        ...(first
          ? [
              text`Most of your ${whole}, ${first.share}, is in ${first.category}${second ? text`; ${second.share} is in ${second.category}` : ''}.`,
            ]
          : []),
      ],
      lines: rows.map((row) => text`In ${row.category}: ${row.total} (${row.share})`),
      notes:
        groups.length === 1
          ? [text`All of it is of a single kind, so all of it rises and falls together.`]
          : [],
      cards: [
        {
          kind: 'table',
          title: 'What you own, by kind',
          formula: 'Each kind’s part of all you own',
          open: '/balance-sheet',
          columns: [
            { label: 'Kind', unit: 'text' },
            { label: 'Value', unit: 'money' },
            { label: 'Share', unit: 'percent' },
          ],
          rows: groups.map((group, at) => [group.category, group.total, shares[at] ?? 0]),
        },
      ],
    }
  },
})
