export type ItemKind = 'asset' | 'liability'
export type ItemAction = 'add' | 'update' | 'delete'

const past: Record<ItemAction, string> = { add: 'added', update: 'updated', delete: 'deleted' }
const names: Record<ItemKind, { one: string; many: string }> = {
  asset: { one: 'Asset', many: 'Assets' },
  liability: { one: 'Liability', many: 'Liabilities' },
}

/** Everything the screen says about one kind of item. */
export function itemTexts(kind: ItemKind) {
  const { one, many } = names[kind]
  return {
    many,
    add: `Add ${one}`,
    addTitle: `Add New ${one}`,
    editTitle: `Edit ${one}`,
    emptyTitle: `No ${many.toLowerCase()} yet`,
    addFirst: `Add Your First ${one}`,
    loadFailure: `Failed to load ${many.toLowerCase()}. Please refresh the page and try again.`,
  }
}

export function successTexts(kind: ItemKind, action: ItemAction) {
  return {
    title: `${names[kind].one} ${past[action]}`,
    description: `Your ${kind} has been ${past[action]} successfully.`,
  }
}

export function failureTexts(kind: ItemKind, action: ItemAction) {
  return { title: 'Error', description: `Failed to ${action} the ${kind}. Please try again.` }
}
