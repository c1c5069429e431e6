import { expect, test } from 'vitest'
import { failureTexts, itemTexts, successTexts } from './item-texts.ts'

test('an asset speaks in the words of the specification', () => {
  expect(itemTexts('asset')).toEqual({
    many: 'Assets',
    add: 'Add Asset',
    addTitle: 'Add New Asset',
    editTitle: 'Edit Asset',
    emptyTitle: 'No assets yet',
    addFirst: 'Add Your First Asset',
    loadFailure: 'Failed to load assets. Please refresh the page and try again.',
  })
  expect(successTexts('asset', 'add')).toEqual({
    title: 'Asset added',
    description: 'Your asset has been added successfully.',
  })
  expect(failureTexts('asset', 'delete')).toEqual({
    title: 'Error',
    description: 'Failed to delete the asset. Please try again.',
  })
})

test('a liability does likewise', () => {
  expect(itemTexts('liability')).toEqual({
    many: 'Liabilities',
    add: 'Add Liability',
    addTitle: 'Add New Liability',
    editTitle: 'Edit Liability',
    emptyTitle: 'No liabilities yet',
    addFirst: 'Add Your First Liability',
    loadFailure: 'Failed to load liabilities. Please refresh the page and try again.',
  })
  expect(successTexts('liability', 'delete')).toEqual({
    title: 'Liability deleted',
    description: 'Your liability has been deleted successfully.',
  })
  expect(failureTexts('liability', 'update').description).toBe(
    'Failed to update the liability. Please try again.',
  )
})
